import { HEIGHT, WIDTH } from '../../widget/browsers/screen.mjs';

const DARK = 128;

/** @param {Buffer} pixels @param {number} x @param {number} y */
const pixelAt = (pixels, x, y) => pixels.subarray(3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);

/**
 * The first pixel below the first area of a colour on the screen.
 * @param {Buffer} pixels
 * @param {readonly number[]} colour red, green, blue
 * @returns {{ x: number, y: number } | undefined}
 */
export function findBelow(pixels, colour) {
  const wanted = Buffer.from(colour);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (!pixelAt(pixels, x, y).equals(wanted)) continue;
      while (y < HEIGHT && pixelAt(pixels, x, y).equals(wanted)) y++;
      return { x, y };
    }
  }
  return undefined;
}

/**
 * Number of runs of adjacent columns with dark pixels: separate glyphs are separate runs.
 * @param {Buffer} pixels
 * @param {{ x: number, y: number, width: number, height: number }} area of whole pixels
 */
export function countInkRuns(pixels, { x, y, width, height }) {
  let runs = 0;
  let wasDark = false;
  for (let column = x; column < x + width; column++) {
    let isDark = false;
    for (let row = y; row < y + height && !isDark; row++) {
      isDark = Math.max(...pixelAt(pixels, column, row)) < DARK;
    }
    if (isDark && !wasDark) runs++;
    wasDark = isDark;
  }
  return runs;
}
