// Declares `window.A11yToolbar`.
import type {} from '@yunze/a11y-toolbar/script';
import { toolbar } from '../../contract/shared/toolbar';

/**
 * Loads the accessibility toolbar on the first click on an opener, or at once if it was open on the last visit.
 * The script element comes from a template: Trusted Types forbid setting its URL. Returns the undo.
 */
export function loadToolbar(document: Document, window: Window): () => void {
  const template = document.getElementById(toolbar.templateId);
  let isLoaded = false;
  const load = () => {
    if (isLoaded || !(template instanceof HTMLTemplateElement)) return;
    isLoaded = true;
    const script = document.importNode(template.content, true).querySelector('script');
    if (!script) return;
    // The next click retries a failed load.
    script.addEventListener('error', () => {
      isLoaded = false;
      script.remove();
    });
    document.body.append(script);
  };
  const open = ({ target }: Event) => {
    if (isLoaded || !(target instanceof Element) || !target.closest(toolbar.opener)) return;
    const { queue } = (window.A11yToolbar ??= { queue: [] });
    queue.push((toolbarHandle) => toolbarHandle.open());
    load();
  };
  document.addEventListener('click', open);
  if (wasShown(document.cookie)) load();
  return () => document.removeEventListener('click', open);
}

function wasShown(cookies: string): boolean {
  return cookies.split('; ').includes(`${toolbar.namespace}-toolbar=shown`);
}
