import { useEffect, useRef, type RefObject } from 'react';
import { detectSwipe } from './detect-swipe';

type Turn = 1 | -1;

interface TouchStart {
  x: number;
  y: number;
  /** Directions without further scrolling at touchstart; in the others the element scrolls first. */
  allowed: readonly Turn[];
}

/** Calls `onTurn` on a one-finger swipe in a direction in which the element cannot scroll further. */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  isScrolledToEnd: (element: HTMLElement, by: Turn) => boolean,
  onTurn: (by: Turn) => void,
): void {
  const touchStart = useRef<TouchStart>(undefined);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    const onStart = ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      const allowed = ([1, -1] as const).filter((by) => isScrolledToEnd(element, by));
      touchStart.current = touch && { x: touch.clientX, y: touch.clientY, allowed };
    };
    const moved = ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = touchStart.current;
      return from && touch && ([touch.clientX - from.x, touch.clientY - from.y] as const);
    };
    // At the scroll end, some browsers treat a horizontal swipe as history navigation.
    const onMove = (event: TouchEvent) => {
      const [right, down] = moved(event) ?? [0, 0];
      const isTurn = touchStart.current?.allowed.includes(right > 0 ? 1 : -1) ?? false;
      if (isTurn && Math.abs(right) > Math.abs(down)) event.preventDefault();
    };
    const onEnd = (event: TouchEvent) => {
      const [right, down] = moved(event) ?? [0, 0];
      const by = detectSwipe(right, down);
      const isTurn = by !== undefined && touchStart.current?.allowed.includes(by);
      touchStart.current = undefined;
      if (isTurn) onTurn(by);
    };
    const onCancel = () => {
      touchStart.current = undefined;
    };

    element.addEventListener('touchstart', onStart, { passive: true, signal });
    element.addEventListener('touchmove', onMove, { passive: false, signal });
    element.addEventListener('touchend', onEnd, { signal });
    element.addEventListener('touchcancel', onCancel, { signal });
    return () => {
      listening.abort();
    };
  }, [ref, isScrolledToEnd, onTurn]);
}
