import { listen } from '../listen';

/** Milliseconds between two looks at the page, however often it changes. */
const interval = 100;

/** Calls back after the page's elements, classes, styles or the window's size changed. */
export function watchPage(window: Window, onChange: () => void): () => void {
  let timer = 0;
  const run = () => {
    timer = 0;
    onChange();
  };
  const later = () => {
    timer ||= window.setTimeout(run, interval);
  };
  const observer = new MutationObserver(later);
  observer.observe(window.document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'open', 'hidden'],
  });
  const stop = listen(window, { resize: later, load: later, DOMContentLoaded: onChange });
  return () => {
    observer.disconnect();
    stop();
    window.clearTimeout(timer);
  };
}
