import { useEffect, useRef, type RefObject } from 'react';
import { useNavigateTo } from '../../router/use-navigate-to';

interface LeafNavigation {
  index: number;
  total: number;
  pathOf: (index: number) => string;
  scrollContainer: RefObject<HTMLDivElement | null>;
}

/** Returns the function that turns the leaf. Each change of the leaf number moves focus to the leaf. */
export function useLeafNavigation({
  index,
  total,
  pathOf,
  scrollContainer,
}: LeafNavigation): (by: 1 | -1) => void {
  const go = useNavigateTo();
  const previousIndex = useRef(index);
  useEffect(() => {
    if (previousIndex.current === index) return;
    previousIndex.current = index;
    scrollContainer.current?.focus({ preventScroll: true });
  }, [index, scrollContainer]);
  return (by) => {
    const next = index + by;
    if (next >= 1 && next <= total) go(pathOf(next), { keepScrollAndFocus: true });
  };
}
