import type { Bars } from './bar-offset';

/** CSS of the spacer at the end of the page. @param absolutes boxes that may extend below the body */
export type BottomSpacer = (bars: Bars, zoom: number, absolutes: Iterable<Element>) => string;

const host = ':root>[data-a11y-toolbar]';

/**
 * Makes the end of the page scrollable above the bars at the bottom where the root's border is not at that end:
 * content overflows a root of fixed height, or the page is not scrollable.
 */
export function createBottomSpacer(window: Window): BottomSpacer {
  const { document } = window;
  const root = document.documentElement;
  const styleOf = (element: Element) => window.getComputedStyle(element);
  /** Computed overflow of root and body under the page's own rules. */
  let overflow: [root: string, body: string] | undefined;

  return (bars, zoom, absolutes) => {
    const body = document.body as HTMLElement | null;
    if (!body) return '';
    const [rootOverflow, bodyOverflow] = (overflow ??= [
      styleOf(root).overflowY,
      styleOf(body).overflowY,
    ]);
    const isBodyViewport = rootOverflow === 'visible';
    const isLocked = /hid|cl/.test(isBodyViewport ? bodyOverflow : rootOverflow);
    // A body that is a scroll container of its own ends within its box.
    const canBodyOverflow = isBodyViewport || !/au|sc/.test(bodyOverflow);
    let css = '';
    let isUnlocked = false;
    if (bars.bottom || isLocked) {
      const { scrollY, innerHeight } = window;
      // Before CSS zoom was standardised, engines measured boxes in the body in zoomed px.
      const scale = (zoom * body.offsetWidth) / body.getBoundingClientRect().width || 1;
      const endOf = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const canOverflow =
          element === body ? canBodyOverflow : styleOf(element).overflowY === 'visible';
        return (
          Math.max(bottom, canOverflow ? top + (element.scrollHeight * zoom) / scale : bottom) *
          scale
        );
      };
      const isQuirky = document.compatMode !== 'CSS1Compat';
      let end = -Infinity;
      for (const element of [body, ...(isQuirky ? body.children : []), ...absolutes]) {
        // In quirks mode scrollHeight of the body is that of the document (CSSOM View).
        if (isQuirky && (element === body || styleOf(element).position === 'fixed')) continue;
        end = Math.max(end, endOf(element));
      }
      const { top, bottom } = root.getBoundingClientRect();
      if (bars.bottom && end + bars.bottom > bottom + 1) {
        const origin = styleOf(root).position === 'static' ? -scrollY : top + bars.top;
        css = `${host}::after{content:"";position:absolute;left:0;width:1px;top:${end - origin}px;height:${bars.bottom}px}`;
      }
      const hidden = end + bars.bottom - innerHeight + scrollY;
      // Unlocks only overflow caused by bars and zoom: a page locked behind a dialog hides far more.
      isUnlocked =
        isLocked && hidden > 1 && hidden <= bars.top + bars.bottom + innerHeight * (zoom - 1) + 1;
      if (isUnlocked) {
        css += ':root:root{overflow-y:auto!important}';
        if (canBodyOverflow) css += ':root:root>body{overflow:visible!important}';
      }
    }
    // The added overflow rules mask the page's own values: read these again only without them.
    if (!isUnlocked) overflow = undefined;
    return css;
  };
}
