import type { Tool } from '../tools/tool';

/**
 * How many of the further tools fit into the bar; the others stand behind the button 更多 / More, which needs room too.
 * @param widths the widths of all buttons
 * @param isFurther whether the button at the same index may leave the bar
 * @param available the inner width of the bar
 */
export function fittingCount(
  widths: readonly number[],
  isFurther: readonly boolean[],
  available: number,
): number {
  let total = 0;
  let count = 0;
  for (const [index, width] of widths.entries()) {
    total += width;
    if (isFurther[index]) count++;
  }
  if (total <= available) return count;
  total += Math.max(...widths);
  for (let index = widths.length; index-- && total > available;) {
    if (!isFurther[index]) continue;
    total -= widths[index] ?? 0;
    count--;
  }
  return count;
}

/** Splits tools into those in the bar and the others, of which all are further ones. */
export function splitRow(
  tools: readonly Tool[],
  isFurther: (tool: Tool) => boolean,
  count: number,
): { row: Tool[]; hidden: Tool[] } {
  const row: Tool[] = [];
  const hidden: Tool[] = [];
  let left = count;
  for (const tool of tools) (isFurther(tool) && left-- < 1 ? hidden : row).push(tool);
  return { row, hidden };
}
