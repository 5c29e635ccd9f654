import { useEffect, useState, type RefObject } from 'react';

/** Number of columns hidden on the left of a leaf; 0 at its end. Measured again when `shown` changes. */
export function useHiddenColumns(
  scrollContainer: RefObject<HTMLElement | null>,
  shown: unknown,
): number {
  const [rest, setRest] = useState(0);

  useEffect(() => {
    const element = scrollContainer.current;
    if (!element) return undefined;
    const measure = () => {
      setRest(columnsLeft(element));
    };
    // observe() reports the initial size, so no separate first measurement is needed.
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizing.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scrollContainer, shown]);

  return rest;
}

function columnsLeft(element: HTMLElement): number {
  const { scrollWidth, clientWidth, scrollLeft } = element;
  const hidden = scrollWidth - clientWidth - Math.abs(scrollLeft);
  return Math.max(0, Math.round(hidden / columnWidth(element)));
}

/** Scrolls to the next columns, as many as fit in the element. */
export function scrollToHiddenColumns(element: HTMLElement): void {
  const column = columnWidth(element);
  const visibleColumns = Math.max(1, Math.floor((element.clientWidth + 1) / column));
  element.scrollBy({ left: -visibleColumns * column });
}

/** In vertical writing modes the line height is the column width. */
function columnWidth(element: HTMLElement): number {
  return parseFloat(getComputedStyle(element).lineHeight) || element.clientWidth;
}
