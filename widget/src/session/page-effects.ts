import { claimsOf, type PageClaim } from '../shared/instances';
import type { Toolbar } from '../shared/options';
import { createHostPage, type HostPage } from '../page/host-page';
import { settingRules } from '../page/setting-rules';
import { lacksZoom } from '../page/zoom';
import { pageHooks } from '../shared/page-hooks';

const openAttribute = 'data-a11y-toolbar-open';

/**
 * Bars, zoom and cursor rules on the host page while the toolbar is open. Of several open toolbars the last one opened
 * applies them, with the largest bars of all.
 * @param host the host element
 * @param layer the root of the toolbar's view
 * @param bars heights of this toolbar's bars
 * @param undo collects the function that ends the effects
 * @returns the function that applies the current settings
 */
export function startPageEffects(
  window: Window & typeof globalThis,
  host: Element,
  layer: HTMLElement,
  toolbar: Toolbar,
  bars: PageClaim['bars'],
  undo: (() => void)[],
): () => void {
  const { document } = window;
  const root = document.documentElement;
  const claims = claimsOf(document);
  let page: HostPage | undefined;
  const fitPage = () => claims.at(-1)?.fit();
  const claim: PageClaim = {
    bars,
    fit() {
      const { settings } = toolbar;
      const zoom = lacksZoom ? 1 : settings.zoom;
      pageHooks.zoom?.(window, settings.zoom);
      // Inside a dialog the host element is zoomed with the body: divide by the zoom.
      layer.style.zoom = host.parentNode === root ? '' : String(1 / zoom);
      const maxBar = (edge: 'top' | 'bottom') =>
        Math.max(...claims.map((other) => other.bars()[edge]));
      page ??= createHostPage(window, fitPage);
      page.fit({ top: maxBar('top'), bottom: maxBar('bottom') }, zoom, settingRules(settings));
    },
    release() {
      page?.destroy();
      page = undefined;
    },
  };
  claims.at(-1)?.release();
  claims.push(claim);
  root.setAttribute(openAttribute, '');
  undo.push(() => {
    claim.release();
    claims.splice(claims.indexOf(claim), 1);
    claims.at(-1)?.fit();
    if (!claims.length) root.removeAttribute(openAttribute);
  });
  return fitPage;
}
