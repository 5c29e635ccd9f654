import { listen } from '../listen';

/** Following the page may cost one part in ten of the time. */
const rest = 9;

/** Calls back, now and then, after the page's elements, classes, styles or the window's size changed. */
export function watchPage(window: Window, onChange: () => void): () => void {
  const { document, performance } = window;
  let timer = 0;
  let next = 0;
  const run = () => {
    const start = performance.now();
    timer = 0;
    onChange();
    next = start + (performance.now() - start) * (rest + 1);
  };
  const later = () => {
    timer ||= window.setTimeout(run, Math.max(0, next - performance.now()));
  };
  const observer = new MutationObserver(later);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'open', 'hidden'],
  });
  const stop = listen(window, { resize: later, load: later });
  return () => {
    observer.disconnect();
    stop();
    window.clearTimeout(timer);
  };
}
