import { useRef, type PointerEvent } from 'react';

interface Drag {
  startX: number;
  startValue: number;
}

/** `movedPx`: horizontal distance from the start; `widthPx`: width of the dragged element. */
type OnDrag = (startValue: number, movedPx: number, widthPx: number) => void;

/** Pointer handlers of a horizontal drag that starts at a value; vertical scrolling stays with the page. */
export function useHorizontalDrag(onDrag: OnDrag) {
  const drag = useRef<Drag>(undefined);
  const end = () => {
    drag.current = undefined;
  };
  return (value: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startX: event.clientX, startValue: value };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const { startX, startValue } = drag.current;
      onDrag(startValue, event.clientX - startX, event.currentTarget.clientWidth);
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}
