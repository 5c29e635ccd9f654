import { useEffect, useRef, type RefObject } from 'react';
import { swipeOf } from './swipe';

type Turn = 1 | -1;

interface Touched {
  x: number;
  y: number;
  /** Which turns were free when the finger came down: a leaf that could scroll that way scrolls first. */
  free: readonly Turn[];
}

/** Turns by a swipe of one finger, where the element has nothing left to scroll to. */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  isFree: (element: HTMLElement, by: Turn) => boolean,
  onTurn: (by: Turn) => void,
): void {
  const touched = useRef<Touched>(undefined);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    const onStart = ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      const free = ([1, -1] as const).filter((by) => isFree(element, by));
      touched.current = finger && { x: finger.clientX, y: finger.clientY, free };
    };
    const moved = ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = touched.current;
      return from && finger && ([finger.clientX - from.x, finger.clientY - from.y] as const);
    };
    // Where nothing is left to scroll to, some browsers take the finger for a way back in the history.
    const onMove = (event: TouchEvent) => {
      const [right, down] = moved(event) ?? [0, 0];
      const isTurn = touched.current?.free.includes(right > 0 ? 1 : -1) ?? false;
      if (isTurn && Math.abs(right) > Math.abs(down)) event.preventDefault();
    };
    const onEnd = (event: TouchEvent) => {
      const [right, down] = moved(event) ?? [0, 0];
      const by = swipeOf(right, down);
      const isTurn = by !== undefined && touched.current?.free.includes(by);
      touched.current = undefined;
      if (isTurn) onTurn(by);
    };
    const onCancel = () => {
      touched.current = undefined;
    };

    element.addEventListener('touchstart', onStart, { passive: true, signal });
    element.addEventListener('touchmove', onMove, { passive: false, signal });
    element.addEventListener('touchend', onEnd, { signal });
    element.addEventListener('touchcancel', onCancel, { signal });
    return () => {
      listening.abort();
    };
  }, [ref, isFree, onTurn]);
}
