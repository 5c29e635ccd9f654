import { useLayoutEffect, useRef } from 'react';
import type { View, Zoom } from '../../../ui/zoom/use-zoom';

type Linked = Pick<Zoom, 'subscribe' | 'view' | 'moveTo'>;

/** Pixels and parts of the scale below which two views look the same. */
const tolerance = 0.5;

function isSame(one: View, other: View): boolean {
  return (
    Math.abs(one.scale - other.scale) < tolerance / 100 &&
    Math.abs(one.x - other.x) < tolerance &&
    Math.abs(one.y - other.y) < tolerance
  );
}

/** Lets two zoomed elements, in frames of equal size, show the same part at the same scale: first that of the first one. */
export function useLinkedZoom(isLinked: boolean, first: Linked, second: Linked): void {
  /** What the link has shown on each side: its events, which come later, are no movement of the visitor. */
  const shown = useRef<[View?, View?]>([]);
  const { subscribe: onFirst, view: viewOfFirst, moveTo: moveFirst } = first;
  const { subscribe: onSecond, view: viewOfSecond, moveTo: moveSecond } = second;

  // Before the browser paints: the first press of a button must not be missed.
  useLayoutEffect(() => {
    if (!isLinked) return undefined;
    shown.current = [];
    const followWith =
      (from: 0 | 1, viewOf: Zoom['view'], viewOfOther: Zoom['view'], move: Zoom['moveTo']) =>
      () => {
        const view = viewOf();
        const last = shown.current[from];
        if (!view || (last && isSame(view, last))) return;
        shown.current[from] = view;
        move(view);
        shown.current[1 - from] = viewOfOther();
      };
    const stops = [
      onFirst(followWith(0, viewOfFirst, viewOfSecond, moveSecond)),
      onSecond(followWith(1, viewOfSecond, viewOfFirst, moveFirst)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isLinked, moveFirst, moveSecond, onFirst, onSecond, viewOfFirst, viewOfSecond]);
}
