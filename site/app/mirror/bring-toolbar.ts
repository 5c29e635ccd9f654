// For the type of `window.A11yToolbar`.
import type {} from '@yunze/a11y-toolbar/script';
import { toolbar } from '../../contract/toolbar';

/**
 * Brings the accessibility toolbar when its opener is first used, and at once where it was open on
 * the last visit. From then on it answers its openers itself. Its tag comes from a template of the
 * page, because Trusted Types let no script name another's address. Returns the undo.
 */
export function bringToolbar(document: Document, window: Window): () => void {
  const template = document.getElementById(toolbar.templateId);
  let isBrought = false;
  const bring = () => {
    if (isBrought || !(template instanceof HTMLTemplateElement)) return;
    isBrought = true;
    const tag = document.importNode(template.content, true).querySelector('script');
    if (!tag) return;
    // What could not be fetched can be asked for again.
    tag.addEventListener('error', () => {
      isBrought = false;
      tag.remove();
    });
    document.body.append(tag);
  };
  const open = ({ target }: Event) => {
    if (isBrought || !(target instanceof Element) || !target.closest(toolbar.opener)) return;
    const { queue } = (window.A11yToolbar ??= { queue: [] });
    queue.push((it) => it.open());
    bring();
  };
  document.addEventListener('click', open);
  if (wasShown(document.cookie)) bring();
  return () => document.removeEventListener('click', open);
}

function wasShown(cookies: string): boolean {
  return cookies.split('; ').includes(`${toolbar.namespace}-toolbar=shown`);
}
