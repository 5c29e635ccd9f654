import { useEffect, useState, type RefObject } from 'react';

/** How many columns of the leaf are still hidden on its left; 0 where it is read to its end. */
export function useRest(leafWindow: RefObject<HTMLElement | null>, shown: unknown): number {
  const [rest, setRest] = useState(0);

  useEffect(() => {
    const element = leafWindow.current;
    if (!element) return undefined;
    const measure = () => {
      setRest(columnsLeft(element));
    };
    // Its first report comes at once.
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizing.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [leafWindow, shown]);

  return rest;
}

function columnsLeft(element: HTMLElement): number {
  const { scrollWidth, clientWidth, scrollLeft } = element;
  const hidden = scrollWidth - clientWidth - Math.abs(scrollLeft);
  return Math.max(0, Math.round(hidden / columnWidth(element)));
}

/** Shows the next columns of the leaf, as many as its window holds. */
export function showRest(element: HTMLElement): void {
  const column = columnWidth(element);
  const whole = Math.max(1, Math.floor((element.clientWidth + 1) / column));
  element.scrollBy({ left: -whole * column });
}

/** In vertical writing the height of a line is the width of a column. */
function columnWidth(element: HTMLElement): number {
  return parseFloat(getComputedStyle(element).lineHeight) || element.clientWidth;
}
