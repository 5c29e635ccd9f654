import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Whether a timer, frame or transition of the page is due within `settleMs`. */
    isPageBusy: () => boolean;
    /** The next frame, without a request that would count as one of the page. */
    nextFrame: () => Promise<number>;
  }
}

/** A page that never rests has a stable layout after this time without a change, in ms. */
const settleMs = 400;
const timeoutMs = 10_000;

/** Counts the timers and frames that the scripts of the page wait for. Call it before the page is opened. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const pending = new Set<unknown>();
    const names = ['setTimeout', 'setInterval'] as const;
    for (const name of names) {
      const start = window[name].bind(window) as (...args: unknown[]) => number;
      const startCounted = (handler: unknown, delay = 0, ...args: unknown[]) => {
        const run = (...values: unknown[]) => {
          if (name === 'setTimeout') pending.delete(id);
          (handler as (...values: unknown[]) => void)(...values);
        };
        const id = start(typeof handler === 'function' ? run : handler, delay, ...args);
        if (typeof handler === 'function' && delay <= limit) pending.add(id);
        return id;
      };
      Object.assign(window, { [name]: startCounted });
    }
    for (const name of ['clearTimeout', 'clearInterval'] as const) {
      const stop = window[name].bind(window);
      window[name] = (id) => {
        pending.delete(id);
        stop(id);
      };
    }
    const request = window.requestAnimationFrame.bind(window);
    const cancel = window.cancelAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      const id = request((time) => {
        pending.delete(`frame ${id}`);
        callback(time);
      });
      pending.add(`frame ${id}`);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      pending.delete(`frame ${id}`);
      cancel(id);
    };
    window.nextFrame = () => new Promise(request);
    window.isPageBusy = () => {
      const transitions = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      return pending.size > 0 || transitions.length > 0;
    };
  }, settleMs);
}

/**
 * Boxes of the visible elements in whole px, once they stay the same and no script or transition is due, or once they
 * stay the same for 400 ms.
 */
export function waitForStableLayout(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ settle, timeout, timed }) => {
      const readBoxes = () =>
        [...document.querySelectorAll('body, body *')]
          .filter(
            (one) => !(one instanceof SVGElement) && one.checkVisibility() && !one.closest(timed),
          )
          .slice(0, 3000)
          .map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return `${one.localName}#${one.id} ${[x, y, width, height].map(Math.round).join(' ')}`;
          });
      const end = performance.now() + timeout;
      let boxes = readBoxes();
      let changedAt = performance.now();
      let idleFrames = 0;
      while (idleFrames < 3 && performance.now() - changedAt < settle) {
        if (performance.now() > end) throw new Error('The layout of the page never rests.');
        await window.nextFrame();
        const next = readBoxes();
        const isSame = next.join() === boxes.join();
        if (!isSame) changedAt = performance.now();
        idleFrames = isSame && !window.isPageBusy() ? idleFrames + 1 : 0;
        boxes = next;
      }
      return boxes;
    },
    // luckysheet shows these elements while its tabs are scrolled.
    { settle: settleMs, timeout: timeoutMs, timed: '.docs-sheet-fade' },
  );
}
