import type { Bars } from './room';

/** CSS for the end of the page. @param absolutes boxes that may reach below the body */
export type PageEnd = (bars: Bars, zoom: number, absolutes: Iterable<Element>) => string;

const host = ':root>[data-a11y-toolbar]';

/**
 * Lets the end of the page be scrolled above what is at the window's bottom, where the root's border
 * is not at that end: content runs past a root of fixed height, or the page cannot scroll at all.
 */
export function createPageEnd(window: Window): PageEnd {
  const { document } = window;
  const root = document.documentElement;
  const styleOf = (element: Element) => window.getComputedStyle(element);
  /** Overflow of the root and of the body, as the page has them. */
  let overflow: [root: string, body: string] | undefined;

  return (bars, zoom, absolutes) => {
    const body = document.body as HTMLElement | null;
    if (!body) return '';
    const [ofRoot, ofBody] = (overflow ??= [styleOf(root).overflowY, styleOf(body).overflowY]);
    const isOfBody = ofRoot === 'visible';
    const isLocked = /hid|cl/.test(isOfBody ? ofBody : ofRoot);
    // A body that scrolls by itself reaches its own end.
    const isBodyOpen = isOfBody || !/au|sc/.test(ofBody);
    let css = '';
    let isFreed = false;
    if (bars.bottom || isLocked) {
      const { scrollY, innerHeight } = window;
      // Engines before the standard zoom measure boxes of the body in its own px.
      const scale = (zoom * body.offsetWidth) / body.getBoundingClientRect().width || 1;
      const endOf = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const isOpen = element === body ? isBodyOpen : styleOf(element).overflowY === 'visible';
        return (
          Math.max(bottom, isOpen ? top + (element.scrollHeight * zoom) / scale : bottom) * scale
        );
      };
      const isQuirky = document.compatMode !== 'CSS1Compat';
      let end = -Infinity;
      for (const element of [body, ...(isQuirky ? body.children : []), ...absolutes]) {
        // In quirks mode the body reports the height of the whole document in place of its own.
        if (isQuirky && (element === body || styleOf(element).position === 'fixed')) continue;
        end = Math.max(end, endOf(element));
      }
      const { top, bottom } = root.getBoundingClientRect();
      if (bars.bottom && end + bars.bottom > bottom + 1) {
        const origin = styleOf(root).position === 'static' ? -scrollY : top + bars.top;
        css = `${host}::after{content:"";position:absolute;left:0;width:1px;top:${end - origin}px;height:${bars.bottom}px}`;
      }
      const hidden = end + bars.bottom - innerHeight + scrollY;
      // Only what the bars and the zoom pushed out: a page locked behind a dialog hides far more.
      isFreed =
        isLocked && hidden > 1 && hidden <= bars.top + bars.bottom + innerHeight * (zoom - 1) + 1;
      if (isFreed) {
        css += ':root:root{overflow-y:auto!important}';
        if (isBodyOpen) css += ':root:root>body{overflow:visible!important}';
      }
    }
    // Under rules of its own the page's are not to be seen.
    if (!isFreed) overflow = undefined;
    return css;
  };
}
