import { eachStyleRule } from './style-rules';

/** What the bars take from the window at its two edges, in px. */
export interface Bars {
  top: number;
  bottom: number;
}

export interface Room {
  /** Marks what must move out from under the bars at this page zoom, and gives the CSS that moves it. */
  rules(bars: Bars, zoom: number): string;
  clear(): void;
}

const mark = 'data-a11y-toolbar-room';
const edges = ['top', 'bottom'] as const;

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

  /** Everything that a rule or a style of the page may take out of the flow. */
  function candidates(): NodeListOf<HTMLElement> {
    let selector = `[${mark}],[style*=position]`;
    const isComplete = eachStyleRule(document, (rule) => {
      if (/fixed|sticky|absolute/.test(rule.style.position)) selector += `,${rule.selectorText}`;
    });
    return document.querySelectorAll(isComplete ? selector : '*');
  }

  function standsInWindow(element: HTMLElement, position: string): boolean {
    const { body } = document;
    if (position === 'sticky') {
      let box = element.parentElement;
      while (box && box !== body && /vis|cl/.test(styleOf(box).overflowY)) box = box.parentElement;
      return box === body;
    }
    const holder = element.offsetParent;
    // Under zoom the root is named where the window holds the element.
    const isFree = !holder || holder === root || holder === body;
    return (
      isFree &&
      (position === 'fixed' || (position === 'absolute' && styleOf(body).position === 'static'))
    );
  }

  /** The declarations that move an element, behind the state in which they hold. */
  function move(element: HTMLElement, bars: Bars, zoom: number): string {
    const style = styleOf(element);
    const height = window.innerHeight - bars.top - bars.bottom;
    let state = '';
    let css = '';
    if (standsInWindow(element, style.position)) {
      for (const edge of edges) {
        const distance = parseFloat(style[edge]);
        if (!bars[edge] || !(distance * zoom < bars[edge])) continue;
        // What waits outside the window for the keyboard stays there until it is reached.
        if (distance < 0) state = ':focus-within';
        css += `${edge}:${Math.max(0, distance) + bars[edge] / zoom}px!important;`;
        if (style.position === 'fixed' && element.offsetHeight * zoom > height) {
          css += `max-height:${height / zoom}px!important;overflow-y:auto!important;`;
        }
      }
    }
    return css && `${state}{${css}}`;
  }

  return {
    rules(bars, zoom) {
      let css = `[${mark}]{transition:none!important}`;
      for (const edge of edges) {
        css += `:root:root{--a11y-toolbar-${edge}:${bars[edge]}px;border-${edge}:${bars[edge]}px solid #0000!important;scroll-padding-${edge}:${bars[edge] + padding[edge] * zoom}px!important}`;
      }
      const found = candidates();
      // All are unmarked, then all measured, then all marked, so that the page is laid out once.
      for (const element of found) if (element.hasAttribute(mark)) element.setAttribute(mark, '');
      const moves = new Map<HTMLElement, string>();
      for (const element of found) moves.set(element, move(element, bars, zoom));
      const numbers = new Map<string, number>();
      for (const [element, declarations] of moves) {
        if (!declarations) {
          element.removeAttribute(mark);
          continue;
        }
        const number = numbers.get(declarations) ?? numbers.size;
        numbers.set(declarations, number);
        element.setAttribute(mark, String(number));
      }
      for (const [declarations, number] of numbers) css += `[${mark}="${number}"]${declarations}`;
      return css;
    },
    clear() {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
    },
  };
}
