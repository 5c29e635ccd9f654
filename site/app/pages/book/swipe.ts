/** CSS pixels a finger goes before it turns the leaf; less is a slip. */
const farEnough = 48;

/**
 * Which way a finger's move turns the leaf, if it does. The book opens to the right, so the next leaf
 * is drawn in from the left, by a move to the right. A move more up or down than sideways scrolls the page.
 */
export function swipeOf(right: number, down: number): 1 | -1 | undefined {
  if (Math.abs(right) < farEnough || Math.abs(right) < 2 * Math.abs(down)) return undefined;
  return right > 0 ? 1 : -1;
}
