import { useRef, type PointerEvent } from 'react';

interface Drag {
  startX: number;
  startValue: number;
}

type OnDrag = (startValue: number, moved: number, width: number) => void;

/** Handlers for dragging sideways from a value; up and down stays with the page. */
export function useDragSideways(onDrag: OnDrag) {
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
