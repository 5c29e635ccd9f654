/** Shortest horizontal movement of a swipe, in CSS pixels. */
const minDistance = 48;

/**
 * Direction in which a touch movement turns the leaf, if it does. The book runs from right to left, so
 * a swipe to the right shows the next leaf. A mostly vertical movement scrolls the page.
 */
export function detectSwipe(right: number, down: number): 1 | -1 | undefined {
  if (Math.abs(right) < minDistance || Math.abs(right) < 2 * Math.abs(down)) return undefined;
  return right > 0 ? 1 : -1;
}
