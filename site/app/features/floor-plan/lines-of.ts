/** Breaks a name over two lines where one would not fit a room: at the space nearest its middle. */
export function linesOf(name: string, width: number, size: number): string[] {
  const wide = Array.from(name).reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.56), 0) * size;
  if (wide <= width - 8 || !name.includes(' ')) return [name];
  const middle = name.length / 2;
  const [cut = 0] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [name.slice(0, cut), name.slice(cut + 1)];
}
