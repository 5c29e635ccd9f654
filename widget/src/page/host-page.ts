import { createPositionedElements } from './positioned-elements';
import { createBottomSpacer } from './bottom-spacer';
import { createPageStyle } from './page-style';
import { revealFocus } from './reveal-focus';
import { createBarOffset, offsetSelector, type Bars } from './bar-offset';
import { pageRoots } from './style-rules';
import { compensateViewportUnits } from './viewport-units';
import { watchPage } from './watch-page';
import { zoomRules } from './zoom';

export interface HostPage {
  /** Applies bar heights, zoom and further rules to the whole page. */
  fit(bars: Bars, zoom: number, rules: string): void;
  destroy(): void;
}

/**
 * Offsets the host page by the bars and zooms it, while its elements and rules change.
 * @param onChange called after changes that may affect any element: `fit` has to run again
 */
export function createHostPage(window: Window & typeof globalThis, onChange: () => void): HostPage {
  const barOffset = createBarOffset(window);
  const bottomSpacer = createBottomSpacer(window);
  const applyStyle = createPageStyle(window);
  const positioned = createPositionedElements(offsetSelector);
  let offsetElements: ((elements: Set<HTMLElement>) => void) | undefined;
  let spacerCss = '';
  let lastLayout = '';
  let windowHeight = window.innerHeight;
  let restoreUnits: (() => void) | undefined;

  /** Dispatches `resize` for scripts that compute their layout from the size of the window. */
  const notifyResize = (layout: string) => {
    if (layout === lastLayout) return false;
    lastLayout = layout;
    window.dispatchEvent(new Event('resize'));
    return true;
  };

  const watch = watchPage(window, (records) => {
    const affected = records && positioned.affected(records);
    if (affected) offsetElements?.(affected);
    else onChange();
  });

  return {
    fit(bars, zoom, rules) {
      restoreUnits?.();
      const roots = pageRoots(window.document);
      const all = positioned.all(roots);
      restoreUnits = zoom > 1 ? compensateViewportUnits(roots) : undefined;
      const base = barOffset.flow(bars, zoom) + zoomRules(zoom) + rules;
      // Applied before the measurement: elements are measured in the new layout.
      applyStyle(base + spacerCss, roots);
      offsetElements = (elements) => {
        const css = base + barOffset.move(elements, bars, zoom);
        // The previous spacer stays during the measurement: without it the page would scroll.
        applyStyle(css + spacerCss, roots);
        spacerCss = bottomSpacer(bars, zoom, barOffset.absolutes);
        applyStyle(css + spacerCss, roots);
      };
      offsetElements(all);
      watch.observe(roots);
      const isResized = notifyResize(`${bars.top} ${bars.bottom} ${zoom}`);
      if (isResized || windowHeight !== window.innerHeight) revealFocus(window, bars, windowHeight);
      windowHeight = window.innerHeight;
    },
    destroy() {
      watch.stop();
      restoreUnits?.();
      barOffset.clear();
      applyStyle('', []);
      notifyResize('');
    },
  };
}
