import { createCandidates } from './candidates';
import { createPageEnd } from './page-end';
import { createPageStyle } from './page-style';
import { revealFocus } from './reveal-focus';
import { createRoom, marked, type Bars } from './room';
import { pageRoots } from './style-rules';
import { keepViewportUnits } from './viewport-units';
import { watchPage } from './watch-page';
import { zoomRules } from './zoom';

export interface Page {
  /** Applies bars, zoom and further rules to all of the page. */
  fit(bars: Bars, zoom: number, rules: string): void;
  destroy(): void;
}

/**
 * The host page as an open toolbar shapes it: clear of the bars and at its zoom, while its elements and rules change.
 * @param onChange called when anything may be different, so that the page is to be fitted again
 */
export function createPage(window: Window & typeof globalThis, onChange: () => void): Page {
  const room = createRoom(window);
  const pageEnd = createPageEnd(window);
  const applyStyle = createPageStyle(window);
  const candidates = createCandidates(marked);
  let place: ((elements: Set<HTMLElement>) => void) | undefined;
  let end = '';
  let announced = '';
  let height = window.innerHeight;
  let undoUnits: (() => void) | undefined;

  /** Scripts that size their layout by the window's are told that it has other room. */
  const announce = (state: string) => {
    if (state === announced) return false;
    announced = state;
    window.dispatchEvent(new Event('resize'));
    return true;
  };

  const watch = watchPage(window, (records) => {
    const concerned = records && candidates.concerned(records);
    if (concerned) place?.(concerned);
    else onChange();
  });

  return {
    fit(bars, zoom, rules) {
      undoUnits?.();
      const roots = pageRoots(window.document);
      const all = candidates.all(roots);
      undoUnits = zoom > 1 ? keepViewportUnits(roots) : undefined;
      const base = room.flow(bars, zoom) + zoomRules(zoom) + rules;
      // Elements are measured in the page as it will be, not as it was.
      applyStyle(base + end, roots);
      place = (elements) => {
        const css = base + room.place(elements, bars, zoom);
        // The earlier end stays while the new one is measured: without it the page would scroll.
        applyStyle(css + end, roots);
        end = pageEnd(bars, zoom, room.absolutes);
        applyStyle(css + end, roots);
      };
      place(all);
      watch.observe(roots);
      const isChanged = announce(`${bars.top} ${bars.bottom} ${zoom}`);
      if (isChanged || height !== window.innerHeight) revealFocus(window, bars, height);
      height = window.innerHeight;
    },
    destroy() {
      watch.stop();
      undoUnits?.();
      room.clear();
      applyStyle('', []);
      announce('');
    },
  };
}
