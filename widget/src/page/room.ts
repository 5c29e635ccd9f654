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
 * marked, and a rule for each distance from the edge moves it. What can go wrong, each shown in
 * e2e/room.spec.ts: boxes that scroll by themselves, transforms that hold fixed elements, headers that
 * become fixed while scrolling, drawers as high as the window, links that appear on focus.
 */
export function createRoom(document: Document): Room {
  const window = document.defaultView ?? globalThis.window;
  const root = document.documentElement;
  const scrollPadding = window.getComputedStyle(root);
  const base = {
    top: parseFloat(scrollPadding.scrollPaddingTop) || 0,
    bottom: parseFloat(scrollPadding.scrollPaddingBottom) || 0,
  };

  /** Everything that a rule or a style of the page may take out of the flow. */
  function candidates(): NodeListOf<HTMLElement> {
    let selector = `[${mark}],[style*=fixed],[style*=sticky],[style*=absolute]`;
    const complete = eachStyleRule(document, (rule) => {
      if (/fixed|sticky|absolute/.test(rule.style.position)) selector += `,${rule.selectorText}`;
    });
    return document.querySelectorAll(complete ? selector : '*');
  }

  function standsInWindow(element: HTMLElement, { position }: CSSStyleDeclaration): boolean {
    const { body } = document;
    const holder = element.offsetParent;
    // Under zoom the root is named where the window holds the element.
    const free = !holder || holder === root || holder === body;
    if (position === 'fixed') return free;
    if (position === 'absolute') return free && window.getComputedStyle(body).position === 'static';
    let box = position === 'sticky' ? element.parentElement : null;
    while (box && box !== body && /visible|clip/.test(window.getComputedStyle(box).overflowY)) {
      box = box.parentElement;
    }
    return box === body;
  }

  /** Declarations that move an element, behind the selector of the state in which they hold. */
  function move(element: HTMLElement, bars: Bars, zoom: number): string {
    const style = window.getComputedStyle(element);
    if (!standsInWindow(element, style)) return '';
    const height = window.innerHeight - bars.top - bars.bottom;
    let state = '';
    let css = '';
    for (const edge of edges) {
      const distance = parseFloat(style[edge]);
      if (!bars[edge] || !(distance * zoom < bars[edge])) continue;
      // What waits outside the window for the keyboard stays there until it is reached.
      if (distance < 0) state = ':is(:focus,:focus-within)';
      css += `${edge}:${Math.max(0, distance) + bars[edge] / zoom}px!important;`;
      if (style.position === 'fixed' && element.offsetHeight * zoom > height) {
        css += `max-height:${height / zoom}px!important;overflow-y:auto!important`;
      }
    }
    return css && `${state}{${css}}`;
  }

  return {
    rules(bars, zoom) {
      let css = `[${mark}]{transition:none!important}`;
      for (const edge of edges) {
        css += `:root{--a11y-toolbar-${edge}:${bars[edge]}px}:root:root{border-${edge}:${bars[edge]}px solid #0000!important;scroll-padding-${edge}:${bars[edge] + base[edge] * zoom}px!important}`;
      }
      const found = candidates();
      for (const element of found) if (element.hasAttribute(mark)) element.setAttribute(mark, '');
      const moves: string[] = [];
      for (let i = 0; i < found.length; i++) moves[i] = move(found[i] as HTMLElement, bars, zoom);
      const numbers = new Map<string, number>();
      for (let i = 0; i < found.length; i++) {
        const declarations = moves[i];
        if (!declarations) {
          found[i]?.removeAttribute(mark);
          continue;
        }
        const number = numbers.get(declarations) ?? numbers.size;
        if (number === numbers.size) {
          numbers.set(declarations, number);
          css += `[${mark}="${number}"]${declarations}`;
        }
        found[i]?.setAttribute(mark, String(number));
      }
      return css;
    },
    clear() {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
    },
  };
}
