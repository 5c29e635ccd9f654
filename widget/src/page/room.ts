import { composedParent } from '../reading/dom';

/** What the bars take from the window at its two edges, in px. */
export interface Bars {
  top: number;
  bottom: number;
}

export interface Room {
  /** CSS that moves the flow of the page out from under the bars. Forgets the CSS of earlier marks, not the marks. */
  flow(bars: Bars, zoom: number): string;
  /** Marks which of these elements stand in the window by themselves; CSS that moves all marked ones. */
  place(elements: Iterable<HTMLElement>, bars: Bars, zoom: number): string;
  /** Absolute boxes of the window, which may reach below the body. */
  readonly absolutes: ReadonlySet<HTMLElement>;
  clear(): void;
}

const mark = 'data-a11y-toolbar-room';
const edges = ['top', 'bottom'] as const;

/** Selector of the elements that are moved by themselves. */
export const marked = `[${mark}]`;

/**
 * The flow of the page moves by a border of the root element; what stands in the window by itself is
 * marked, and a rule for each kind of mark moves it. What can go wrong, each shown in e2e/room.spec.ts:
 * boxes that scroll by themselves, transforms that hold fixed elements, headers that become fixed
 * while scrolling, drawers as high as the window, links that appear on focus.
 */
export function createRoom(window: Window): Room {
  const { document } = window;
  const root = document.documentElement;
  const styleOf = (element: Element) => window.getComputedStyle(element);
  const { scrollPaddingTop, scrollPaddingBottom } = styleOf(root);
  const padding = {
    top: parseFloat(scrollPaddingTop) || 0,
    bottom: parseFloat(scrollPaddingBottom) || 0,
  };
  const own = new Set<HTMLElement>();
  const absolutes = new Set<HTMLElement>();
  const numbers = new Map<string, number>();
  const forget = (element: HTMLElement) => {
    absolutes.delete(element);
    if (own.delete(element)) element.removeAttribute(mark);
  };

  const isScroller = (element: Element) => !/vis|cl/.test(styleOf(element).overflowY);

  function standsInWindow(element: HTMLElement, position: string): boolean {
    const { body } = document;
    if (position === 'sticky') {
      let box: Element = element;
      do {
        box = composedParent(box) ?? root;
        // The overflow of the body is the window's, unless the root has one of its own.
      } while (box !== root && ((box === body && !isScroller(root)) || !isScroller(box)));
      return box === root;
    }
    const holder = element.offsetParent;
    // Under zoom the root is named where the window holds the element.
    const isFree = !holder || holder === root || holder === body;
    return (
      isFree &&
      (position === 'fixed' ||
        (position === 'absolute' &&
          styleOf(root).position === 'static' &&
          (element === body || styleOf(body).position === 'static')))
    );
  }

  /** The declarations that move an element, behind the state in which they hold. */
  function move(element: HTMLElement, bars: Bars, zoom: number): string {
    const style = styleOf(element);
    const { position } = style;
    if (!standsInWindow(element, position)) return '';
    if (position === 'absolute') absolutes.add(element);
    const height = element.offsetHeight;
    const isFixed = position === 'fixed';
    let state = '';
    let css = '';
    let top = parseFloat(style.top);
    for (const edge of edges) {
      const distance = parseFloat(style[edge]);
      const taken = bars[edge] / zoom;
      if (!taken || !(distance < taken)) continue;
      // Absolute boxes higher than the window scroll away with the page.
      if (edge === 'bottom' && position === 'absolute' && distance < -1) continue;
      // What waits outside the window for the keyboard stays there until it is reached.
      const isOutside = distance < 0 && distance + height <= 0;
      if (isOutside) state = ':focus-within';
      const moved = (isOutside ? 0 : distance) + taken;
      if (edge === 'top') top += moved - distance;
      css += `${edge}:${moved}px!important;`;
    }
    if (!css) return css;
    const isLimited =
      isFixed ||
      (position === 'absolute' && parseFloat(style.bottom) > -1) ||
      (position === 'sticky' && /auto|scroll/.test(style.overflowY));
    const limit = (window.innerHeight - bars.bottom) / zoom - top;
    if (isLimited && limit > 0 && height > limit) {
      const edging = height - parseFloat(style.height) || 0;
      css += `max-height:${limit - edging}px!important;overflow-y:auto!important;`;
    }
    return `${state}{${css}}`;
  }

  return {
    flow(bars, zoom) {
      numbers.clear();
      // Root borders within its height: pages of 100 % height end at the window's edge or the bar's.
      let css = ':root:root{box-sizing:border-box!important;';
      for (const edge of edges) {
        css += `--a11y-toolbar-${edge}:${bars[edge]}px;border-${edge}:${bars[edge]}px solid #0000!important;scroll-padding-${edge}:${bars[edge] + padding[edge] * zoom}px!important;`;
      }
      return css + '}';
    },
    absolutes,
    place(elements, bars, zoom) {
      for (const element of [...own, ...absolutes]) if (!element.isConnected) forget(element);
      // All are unmarked, then all measured, then all marked, so that the page is laid out once.
      for (const element of elements) if (own.has(element)) element.setAttribute(mark, '');
      const moves = new Map<HTMLElement, string>();
      for (const element of elements) {
        absolutes.delete(element);
        moves.set(element, move(element, bars, zoom));
      }
      for (const [element, declarations] of moves) {
        if (!declarations) {
          if (own.delete(element)) element.removeAttribute(mark);
          continue;
        }
        const number = numbers.get(declarations) ?? numbers.size;
        numbers.set(declarations, number);
        own.add(element);
        element.setAttribute(mark, String(number));
      }
      let css = `${marked}{transition:none!important}`;
      for (const [declarations, number] of numbers) css += `[${mark}="${number}"]${declarations}`;
      return css;
    },
    clear() {
      own.forEach(forget);
    },
  };
}
