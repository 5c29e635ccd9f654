import { cacheKey } from '../api/client/cache-key';
import type { NamedCall } from '../api/client/in-flight-requests';
import { parseHashLocation } from '../router/parse-hash-location';

/** The page that the service rendered into `#root`, as its attributes describe it. */
interface PrerenderedPage {
  renderedAt: Date;
  /** Whether the app can hydrate it: it is the page of the current address, and its data is present. */
  isHydratable: (seeds: object) => boolean;
}

/** `undefined` if the service has rendered no page. */
export function readPrerenderedPage({
  dataset,
  classList,
}: HTMLElement): PrerenderedPage | undefined {
  if (!classList.contains('prerendered')) return undefined;
  const { address, renderedAt, calls = '[]' } = dataset;
  return {
    renderedAt: new Date(renderedAt ?? 0),
    isHydratable: (seeds) => {
      const { pathname, search } = parseHashLocation(window.location.hash);
      return (
        address === pathname + (search && `?${search}`) &&
        (JSON.parse(calls) as NamedCall[]).every(({ name, input }) =>
          Object.hasOwn(seeds, cacheKey(name, input)),
        )
      );
    },
  };
}

/**
 * Restores what the markup carries in `data-` attributes: inline styles, which the policy forbids in HTML, and the
 * sources of pictures that had to wait for the app's code.
 */
export function restoreAttributes(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
  for (const name of ['srcset', 'src']) {
    for (const element of root.querySelectorAll(`[data-${name}]`)) {
      element.setAttribute(name, element.getAttribute(`data-${name}`) ?? '');
      element.removeAttribute(`data-${name}`);
    }
  }
}
