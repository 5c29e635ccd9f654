import { isElement, styleOf } from '../../shared/dom';
import { toTopViewport } from '../../shared/top-viewport';
import { parentOf } from '../flat-tree';
import type { Piece } from './text-run';

/** Vertical extent in px of the viewport. */
export interface Extent {
  top: number;
  bottom: number;
}

/** Distance between the sentence and the bars, in px. */
const margin = 16;

/** Box of a sentence in the viewport of its document. */
function boxOf(pieces: readonly Piece[], scale: number): Extent | undefined {
  let box: Extent | undefined;
  for (const { node, start, end } of pieces) {
    if (!node.isConnected) continue;
    let rect: DOMRect;
    if (isElement(node)) rect = node.getBoundingClientRect();
    else {
      const range = (node.ownerDocument as Document).createRange();
      const { length } = node.nodeValue ?? '';
      range.setStart(node, Math.min(start, length));
      range.setEnd(node, Math.min(end, length));
      rect = range.getBoundingClientRect();
    }
    if (!rect.height) continue;
    box = {
      top: Math.min(rect.top * scale, box?.top ?? Infinity),
      bottom: Math.max(rect.bottom * scale, box?.bottom ?? -Infinity),
    };
  }
  return box;
}

/** The way to scroll so that a box is visible; of a box that is too high the beginning. */
const distance = (box: Extent, { top, bottom }: Extent): number =>
  box.top < top || box.bottom - box.top > bottom - top
    ? box.top - top
    : Math.max(0, box.bottom - bottom);

function isScroller(element: Element): boolean {
  const { localName, ownerDocument, scrollHeight, clientHeight } = element;
  // The overflow of this body is that of the viewport.
  if (localName === 'body' && styleOf(ownerDocument.documentElement).overflowY === 'visible')
    return false;
  return scrollHeight > clientHeight && /auto|scroll/.test(styleOf(element).overflowY ?? '');
}

/** Before CSS zoom was standardised, engines measured boxes in the zoomed body in zoomed px. */
function legacyScale({ body }: Document, zoom: number): number {
  return (zoom * body.offsetWidth) / body.getBoundingClientRect().width || 1;
}

/** Scrolls by a distance. @returns how far the content has moved or is about to */
function scrollBy(scroller: Element, way: number, behavior: ScrollBehavior): number {
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const moved = Math.max(-scrollTop, Math.min(way, scrollHeight - clientHeight - scrollTop));
  if (Math.abs(moved) >= 1) scroller.scrollBy({ top: moved, behavior });
  return moved;
}

/**
 * Scrolls a sentence into the visible part of its scroll containers and of the window.
 * @param visible what the bars leave of the window
 * @param zoom zoom of the page
 * @returns the box of the sentence after scrolling, and whether anything was scrolled
 */
export function keepInView(
  window: Window,
  pieces: readonly Piece[],
  visible: Extent,
  zoom: number,
): { box: Extent | undefined; hasScrolled: boolean } {
  const first = pieces[0]?.node;
  const isFramed = first?.ownerDocument !== window.document;
  let box = boxOf(pieces, isFramed ? 1 : legacyScale(window.document, zoom));
  let hasScrolled = false;
  if (!first || !box) return { box, hasScrolled };
  const isReduced = window.matchMedia('(prefers-reduced-motion:reduce)').matches;
  const behavior = isReduced ? 'instant' : 'smooth';
  const move = (scroller: Element, area: Extent): void => {
    if (!box) return;
    const moved = scrollBy(scroller, distance(box, area), behavior);
    hasScrolled ||= Math.abs(moved) >= 1;
    box = { top: box.top - moved, bottom: box.bottom - moved };
  };
  let at: Node | null = first;
  for (; at; at = parentOf(at)) {
    if (!isElement(at)) continue;
    const { scrollingElement, documentElement } = at.ownerDocument;
    if (/^i?frame$/.test(at.localName) && at.ownerDocument !== first.ownerDocument) {
      const frame = at as HTMLElement;
      const [, top] = toTopViewport(0, box.top, [frame]);
      const [, bottom] = toTopViewport(0, box.bottom, [frame]);
      box = { top, bottom };
    }
    if (at === documentElement) {
      const isTop = at.ownerDocument === window.document;
      const area = isTop ? visible : { top: 0, bottom: documentElement.clientHeight };
      move(scrollingElement ?? documentElement, {
        top: area.top + margin,
        bottom: area.bottom - margin,
      });
      if (isTop) break;
    } else if (at !== scrollingElement && isScroller(at)) {
      const { top } = at.getBoundingClientRect();
      move(at, { top: top + at.clientTop, bottom: top + at.clientTop + at.clientHeight });
    }
  }
  return { box, hasScrolled };
}
