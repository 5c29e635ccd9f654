/** Share of the time that following the page may cost at most: one part in ten. */
const rest = 9;

/** Calls back, now and then, after the page's elements, classes, styles or the window's size changed. */
export function watchPage(document: Document, onChange: () => void): () => void {
  const window = document.defaultView ?? globalThis.window;
  let timer = 0;
  let next = 0;
  const run = () => {
    const start = window.performance.now();
    timer = 0;
    onChange();
    const end = window.performance.now();
    next = end + (end - start) * rest;
  };
  const later = () => {
    timer ||= window.setTimeout(run, Math.max(0, next - window.performance.now()));
  };
  const observer = new MutationObserver(later);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'open', 'hidden'],
  });
  window.addEventListener('resize', later);
  window.addEventListener('load', later);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', later);
    window.removeEventListener('load', later);
    window.clearTimeout(timer);
  };
}
