/**
 * Runs in the page before its scripts and records performance entries in `window.seenLoading`.
 * All values in milliseconds except `cls`.
 */
export function observePerformance() {
  /** @type {{ lcp: number, fcp: number, cls: number, tasks: [number, number][] }} */
  const seen = { lcp: 0, fcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { seenLoading: seen });
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

/** Total blocking time counts the part of a task above 50 ms. */
const longTaskMs = 50;

/**
 * Largest contentful paint, cumulative layout shift, and total blocking time after the first paint.
 * @param {{ lcp: number, fcp: number, cls: number, tasks: [number, number][] }} seen
 */
export function computeMetrics({ lcp, fcp, cls, tasks }) {
  const blocking = tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - longTaskMs), 0);
  return { lcp, cls, tbt: blocking };
}
