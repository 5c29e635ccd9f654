/** Splits a name wider than `width` into two lines at the space nearest its middle. Sizes in SVG units. */
export function breakLines(name: string, width: number, size: number): string[] {
  const textWidth =
    Array.from(name).reduce((sum, char) => sum + (char > '\u2e80' ? 1 : 0.56), 0) * size;
  if (textWidth <= width - 8 || !name.includes(' ')) return [name];
  const middle = name.length / 2;
  const [breakAt = 0] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [name.slice(0, breakAt), name.slice(breakAt + 1)];
}
