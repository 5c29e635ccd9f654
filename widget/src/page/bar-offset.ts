import { composedParent } from '../shared/dom';

/** Heights of the bars at the two edges of the window, in px. */
export interface Bars {
  top: number;
  bottom: number;
}

export interface BarOffset {
  /** CSS that offsets the normal flow by the bars. Discards the rules of earlier marks, not the marks. */
  flow(bars: Bars, zoom: number): string;
  /** Marks those elements whose containing block is the viewport. @returns CSS that offsets all marked ones */
  move(elements: Iterable<HTMLElement>, bars: Bars, zoom: number): string;
  /** Absolute boxes in the initial containing block; they may extend below the body. */
  readonly absolutes: ReadonlySet<HTMLElement>;
  clear(): void;
}

const mark = 'data-a11y-toolbar-offset';
const edges = ['top', 'bottom'] as const;

/** Selector of the elements with an offset of their own. */
export const offsetSelector = `[${mark}]`;

/**
 * A border of the root element offsets the normal flow; elements positioned in the viewport get a marker attribute
 * and one rule per marker value. What can go wrong, each shown in e2e/bar-offset.spec.ts: scroll containers,
 * transforms as containing blocks of fixed elements, headers that become fixed while scrolling, drawers as high as the
 * window, links that appear on focus.
 */
export function createBarOffset(window: Window): BarOffset {
  const { document } = window;
  const root = document.documentElement;
  const styleOf = (element: Element) => window.getComputedStyle(element);
  const { scrollPaddingTop, scrollPaddingBottom } = styleOf(root);
  const padding = {
    top: parseFloat(scrollPaddingTop) || 0,
    bottom: parseFloat(scrollPaddingBottom) || 0,
  };
  const markedElements = new Set<HTMLElement>();
  const absolutes = new Set<HTMLElement>();
  const markValues = new Map<string, number>();
  const unmark = (element: HTMLElement) => {
    absolutes.delete(element);
    if (markedElements.delete(element)) element.removeAttribute(mark);
  };

  const isScrollContainer = (element: Element) => !/vis|cl/.test(styleOf(element).overflowY);

  function isPositionedInViewport(element: HTMLElement, position: string): boolean {
    const { body } = document;
    if (position === 'sticky') {
      let ancestor: Element = element;
      do {
        ancestor = composedParent(ancestor) ?? root;
        // The body's overflow applies to the viewport, unless the root has its own (CSS Overflow 3).
      } while (
        ancestor !== root &&
        ((ancestor === body && !isScrollContainer(root)) || !isScrollContainer(ancestor))
      );
      return ancestor === root;
    }
    const parent = element.offsetParent;
    // Under zoom offsetParent is the root where the viewport is the containing block.
    const isInViewport = !parent || parent === root || parent === body;
    return (
      isInViewport &&
      (position === 'fixed' ||
        (position === 'absolute' &&
          styleOf(root).position === 'static' &&
          (element === body || styleOf(body).position === 'static')))
    );
  }

  /** The declaration block that offsets an element, with the pseudo-class under which it applies. */
  function offsetRule(element: HTMLElement, bars: Bars, zoom: number): string {
    const style = styleOf(element);
    const { position } = style;
    if (!isPositionedInViewport(element, position)) return '';
    if (position === 'absolute') absolutes.add(element);
    const height = element.offsetHeight;
    const isFixed = position === 'fixed';
    let pseudoClass = '';
    let css = '';
    let top = parseFloat(style.top);
    for (const edge of edges) {
      const distance = parseFloat(style[edge]);
      const barHeight = bars[edge] / zoom;
      if (!barHeight || !(distance < barHeight)) continue;
      // Absolute boxes higher than the window scroll with the page.
      if (edge === 'bottom' && position === 'absolute' && distance < -1) continue;
      // Skip links outside of the window stay there until they have the focus.
      const isOutside = distance < 0 && distance + height <= 0;
      if (isOutside) pseudoClass = ':focus-within';
      const offset = (isOutside ? 0 : distance) + barHeight;
      if (edge === 'top') top += offset - distance;
      css += `${edge}:${offset}px!important;`;
    }
    if (!css) return css;
    const isLimited =
      isFixed ||
      (position === 'absolute' && parseFloat(style.bottom) > -1) ||
      (position === 'sticky' && /auto|scroll/.test(style.overflowY));
    const limit = (window.innerHeight - bars.bottom) / zoom - top;
    if (isLimited && limit > 0 && height > limit) {
      const paddingAndBorder = height - parseFloat(style.height) || 0;
      css += `max-height:${limit - paddingAndBorder}px!important;overflow-y:auto!important;`;
    }
    return `${pseudoClass}{${css}}`;
  }

  return {
    flow(bars, zoom) {
      markValues.clear();
      // With border-box, pages of 100 % height end at the edge of the window or of the bar.
      let css = ':root:root{box-sizing:border-box!important;';
      for (const edge of edges) {
        css += `--a11y-toolbar-${edge}:${bars[edge]}px;border-${edge}:${bars[edge]}px solid #0000!important;scroll-padding-${edge}:${bars[edge] + padding[edge] * zoom}px!important;`;
      }
      return css + '}';
    },
    absolutes,
    move(elements, bars, zoom) {
      for (const element of [...markedElements, ...absolutes])
        if (!element.isConnected) unmark(element);
      // Unmark all, measure all, mark all: three passes cause one layout.
      for (const element of elements)
        if (markedElements.has(element)) element.setAttribute(mark, '');
      const rules = new Map<HTMLElement, string>();
      for (const element of elements) {
        absolutes.delete(element);
        rules.set(element, offsetRule(element, bars, zoom));
      }
      for (const [element, declarations] of rules) {
        if (!declarations) {
          if (markedElements.delete(element)) element.removeAttribute(mark);
          continue;
        }
        const number = markValues.get(declarations) ?? markValues.size;
        markValues.set(declarations, number);
        markedElements.add(element);
        element.setAttribute(mark, String(number));
      }
      let css = `${offsetSelector}{transition:none!important}`;
      for (const [declarations, number] of markValues)
        css += `[${mark}="${number}"]${declarations}`;
      return css;
    },
    clear() {
      markedElements.forEach(unmark);
    },
  };
}
