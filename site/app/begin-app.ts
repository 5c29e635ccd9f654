/** The app waits no longer than this for what is seen first: a slow line may take long for a picture. */
const patienceMs = 2500;
/** What shows that a visitor wants more than to look. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'];

let hasBegun = false;

/**
 * Fetches and starts the app, once. Its files stand in the head as links without `rel`: those of
 * `data-app="start"` are run, in their order.
 */
export function beginApp(): void {
  if (hasBegun) return;
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', beginApp, { once: true });
    return;
  }
  hasBegun = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-app]')) {
    link.rel = 'modulepreload';
    if (link.dataset.app === 'start') void import(/* @vite-ignore */ link.href);
  }
}

/**
 * Begins the app when a drawn page has been painted with its letters and its first picture, which want the
 * line for themselves.
 */
export function beginAppAfter(page: Element): void {
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  afterPaint(() => {
    void Promise.allSettled([document.fonts.ready, picture?.decode()]).then(() => {
      afterPaint(beginApp);
    });
  });
}

/** Begins it with the visitor's first sign, and in any case some time later. */
export function beginAppAtLast(): void {
  const options = { capture: true, once: true, passive: true };
  for (const sign of signs) addEventListener(sign, beginApp, options);
  setTimeout(beginApp, patienceMs);
}

function afterPaint(goOn: () => void): void {
  requestAnimationFrame(() => setTimeout(goOn));
}
