/** Space between a name and the walls of its room, left and right together. */
const margin = 24;

/** Width of a text in units of its font size. */
const textWidth = (text: string) =>
  Array.from(text).reduce((sum, char) => sum + (char > '\u2e80' ? 1 : 0.56), 0);

/** Narrow letters make the estimated width too large for some names: smaller they would be hard to read. */
const smallestSize = 13;

/** The font size at which the longest line fits the width, at most `size`. */
export function fittingSize(lines: readonly string[], width: number, size: number): number {
  const fitting = (width - margin) / Math.max(...lines.map(textWidth));
  return Math.min(size, Math.max(smallestSize, fitting));
}

/** Splits a name wider than `width` into two lines at the space nearest its middle. Sizes in SVG units. */
export function breakLines(name: string, width: number, size: number): string[] {
  if (textWidth(name) * size <= width - margin || !name.includes(' ')) return [name];
  const middle = name.length / 2;
  const [breakAt = 0] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [name.slice(0, breakAt), name.slice(breakAt + 1)];
}
