// Declares `window.A11yToolbar`.
import type {} from '@yunze/a11y-toolbar/script';
import { toolbar } from '../../../contract/shared/toolbar';

/** Timeout of a script (spec section 8). */
const timeoutMs = 120_000;

type Toolbar = Parameters<Parameters<NonNullable<Window['A11yToolbar']>['queue']['push']>[0]>[0];

interface ToolbarLoader {
  /** Loads the toolbar if it was open on the last visit; for each navigation, so that a failed load is repeated. */
  restore: () => void;
  /** Removes the listeners. */
  stop: () => void;
}

/**
 * Loads the accessibility toolbar on the first click on an opener, or at once if it was open on the last visit; its file
 * is fetched when the pointer or the focus reaches an opener. The next click repeats a failed load.
 * The script element comes from a template: Trusted Types forbid setting its URL.
 * @param onFailure called when the file did not load, also after 120 s
 */
export function loadToolbar(
  document: Document,
  window: Window,
  onFailure: () => void = () => undefined,
): ToolbarLoader {
  const template = document.getElementById(toolbar.templateId);
  let isRequested = false;
  let isFetched = false;

  const load = () => {
    if (isRequested || !(template instanceof HTMLTemplateElement)) return;
    const script = document.importNode(template.content, true).querySelector('script');
    if (!script) return;
    isRequested = true;
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      isRequested = false;
      onFailure();
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => clearTimeout(timer));
    document.body.append(script);
  };

  const fetchAhead = ({ target }: Event) => {
    if (isRequested || isFetched || !isOpener(target)) return;
    isFetched = true;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: toolbar.script });
    document.head.append(link);
  };

  const open = (click: MouseEvent) => {
    if (isRequested || !isOpener(click.target)) return;
    const { queue } = (window.A11yToolbar ??= { queue: [] });
    queue.push((loaded) => {
      if (!loaded.isOpen) repeatClick(loaded, click);
    });
    load();
  };

  const restore = () => {
    if (wasShown(document)) load();
  };

  document.addEventListener('pointerover', fetchAhead);
  document.addEventListener('focusin', fetchAhead);
  document.addEventListener('click', open);
  restore();
  return {
    restore,
    stop() {
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('focusin', fetchAhead);
      document.removeEventListener('click', open);
    },
  };
}

const isOpener = (target: EventTarget | null) =>
  target instanceof Element && target.closest(toolbar.opener) !== null;

/** Sandboxed documents have no cookies: reading them throws. */
function wasShown(document: Document): boolean {
  try {
    return document.cookie.split('; ').includes(`${toolbar.namespace}-toolbar=shown`);
  } catch {
    return false;
  }
}

/**
 * Opens the toolbar by the click that came before its code, so that it knows the position: a second click there is not
 * meant for its exit button.
 */
function repeatClick(loaded: Toolbar, { target, clientX, clientY, detail }: MouseEvent): void {
  target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail }),
  );
  // The opener can have been removed meanwhile.
  if (!loaded.isOpen) loaded.open();
}
