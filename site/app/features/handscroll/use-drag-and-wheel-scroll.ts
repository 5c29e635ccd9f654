import { useEffect, type RefObject } from 'react';
import { shouldScrollOnWheel } from './should-scroll-on-wheel';

/**
 * Adds to a horizontal scroller: dragging with a mouse, and horizontal scrolling by the vertical wheel
 * while the page itself is not being scrolled.
 */
export function useDragAndWheelScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let pageScrolledAt = Number.NEGATIVE_INFINITY;
    let pointerMovedAt = Number.NEGATIVE_INFINITY;
    let drag: { x: number; left: number } | undefined;

    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey, timeStamp } = event;
      // A trackpad sends its own horizontal deltas.
      if (ctrlKey || shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
      const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 18 : deltaY;
      const before = element.scrollLeft;
      if (shouldScrollOnWheel(timeStamp, pageScrolledAt, pointerMovedAt)) {
        element.scrollLeft = before - pixels;
        if (element.scrollLeft !== before) {
          event.preventDefault();
          pointerMovedAt = timeStamp;
          return;
        }
      }
      pageScrolledAt = timeStamp;
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      drag = { x: event.clientX, left: element.scrollLeft };
      element.setPointerCapture(event.pointerId);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (event.movementX !== 0 || event.movementY !== 0) pointerMovedAt = event.timeStamp;
      if (drag) element.scrollLeft = drag.left - (event.clientX - drag.x);
    };
    const onPointerEnd = () => {
      drag = undefined;
    };
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('pointerdown', onPointerDown, { signal });
    element.addEventListener('pointermove', onPointerMove, { signal });
    element.addEventListener('pointerup', onPointerEnd, { signal });
    element.addEventListener('pointercancel', onPointerEnd, { signal });
    return () => {
      controller.abort();
    };
  }, [scroller]);
}
