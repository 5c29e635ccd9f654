/**
 * Runs in the page before its own scripts: keeps what the browser tells of its loading.
 * Figures are milliseconds but for `cls`, which has no unit.
 */
export function observeLoading() {
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

/** What a task holds up beyond the 50 ms that nobody notices. */
const unnoticedMs = 50;

/**
 * Largest contentful paint, cumulative layout shift, and total blocking time after the first paint.
 * @param {{ lcp: number, fcp: number, cls: number, tasks: [number, number][] }} seen
 */
export function figures({ lcp, fcp, cls, tasks }) {
  const blocking = tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - unnoticedMs), 0);
  return { lcp, cls, tbt: blocking };
}
