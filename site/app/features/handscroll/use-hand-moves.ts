import { useEffect, type RefObject } from 'react';
import { isForScroll } from './wheel-rule';

/**
 * What a strip that scrolls by itself does not know: a mouse drags it, and a wheel that turns up and
 * down moves it sideways, as long as the page itself is not being scrolled.
 */
export function useHandMoves(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = scroller.current;
    if (!view) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let pageMovedAt = Number.NEGATIVE_INFINITY;
    let pointerMovedAt = Number.NEGATIVE_INFINITY;
    let drag: { x: number; left: number } | undefined;

    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey, timeStamp } = event;
      // Two fingers on a pad move sideways by themselves.
      if (ctrlKey || shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
      const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 18 : deltaY;
      const before = view.scrollLeft;
      if (isForScroll(timeStamp, pageMovedAt, pointerMovedAt)) {
        view.scrollLeft = before - pixels;
        if (view.scrollLeft !== before) {
          event.preventDefault();
          pointerMovedAt = timeStamp;
          return;
        }
      }
      pageMovedAt = timeStamp;
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      drag = { x: event.clientX, left: view.scrollLeft };
      view.setPointerCapture(event.pointerId);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (event.movementX !== 0 || event.movementY !== 0) pointerMovedAt = event.timeStamp;
      if (drag) view.scrollLeft = drag.left - (event.clientX - drag.x);
    };
    const onPointerEnd = () => {
      drag = undefined;
    };
    view.addEventListener('wheel', onWheel, { passive: false, signal });
    view.addEventListener('pointerdown', onPointerDown, { signal });
    view.addEventListener('pointermove', onPointerMove, { signal });
    view.addEventListener('pointerup', onPointerEnd, { signal });
    view.addEventListener('pointercancel', onPointerEnd, { signal });
    return () => {
      stop.abort();
    };
  }, [scroller]);
}
