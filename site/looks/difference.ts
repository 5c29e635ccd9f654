import type { Look } from './look';

/** How far a cell's brightness may move before it counts: more than keeping it in ten greys does. */
const tolerance = 26;
/** The side of the square over which brightness is averaged, so that a letter's edge does not count. */
const cell = 5;

/**
 * The share of a page that looks different, 0 to 1: cells whose mean brightness has moved. A page
 * of another size has changed altogether.
 */
export function difference(one: Look, other: Look): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const columns = Math.floor(one.width / cell);
  const rows = Math.floor(one.height / cell);
  let changed = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (Math.abs(mean(one, column, row) - mean(other, column, row)) > tolerance) changed++;
    }
  }
  return changed / (columns * rows);
}

function mean({ width, pixels }: Look, column: number, row: number): number {
  let sum = 0;
  for (let y = row * cell; y < (row + 1) * cell; y++) {
    for (let x = column * cell; x < (column + 1) * cell; x++) sum += pixels[y * width + x] ?? 0;
  }
  return sum / (cell * cell);
}
