import type { Thumbnail } from './thumbnail';

/** Tolerated difference of mean brightness (0–255): more than the quantisation to ten greys causes. */
const tolerance = 26;
/** Side of the averaged squares in pixels, so that text antialiasing has no effect. */
const cell = 5;

/**
 * Share of cells, 0 to 1, whose mean brightness differs by more than the tolerance; 1 for different sizes.
 */
export function difference(one: Thumbnail, other: Thumbnail): number {
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

function mean({ width, pixels }: Thumbnail, column: number, row: number): number {
  let sum = 0;
  for (let y = row * cell; y < (row + 1) * cell; y++) {
    for (let x = column * cell; x < (column + 1) * cell; x++) sum += pixels[y * width + x] ?? 0;
  }
  return sum / (cell * cell);
}
