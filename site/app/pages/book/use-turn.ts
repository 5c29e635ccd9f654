import { useEffect, useRef, type RefObject } from 'react';
import { useGo } from '../../router/use-go';

interface Turning {
  index: number;
  total: number;
  pathOf: (index: number) => string;
  leafWindow: RefObject<HTMLDivElement | null>;
}

/** Turns the leaf by keys; whoever turned one, by whatever means, goes on from the new leaf. */
export function useTurn({ index, total, pathOf, leafWindow }: Turning): (by: 1 | -1) => void {
  const go = useGo();
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    leafWindow.current?.focus({ preventScroll: true });
  }, [index, leafWindow]);
  return (by) => {
    const next = index + by;
    if (next >= 1 && next <= total) go(pathOf(next), { keepPlace: true });
  };
}
