import { expect, test } from 'vitest';
import { difference } from './difference';
import type { Thumbnail } from './thumbnail';

const width = 100;
const height = 60;

/** A light page with a dark box. */
function page(left: number, top: number, paper = 245): Thumbnail {
  const pixels = new Uint8Array(width * height).fill(paper);
  for (let y = top; y < top + 30; y++) pixels.fill(40, y * width + left, y * width + left + 40);
  return { width, height, pixels };
}

test('difference is 0 for equal pages and for a slightly darker background', () => {
  expect(difference(page(10, 10), page(10, 10))).toBe(0);
  expect(difference(page(10, 10), page(10, 10, 236))).toBe(0);
});

test('difference is above 0.1 where a box has moved or is missing', () => {
  expect(difference(page(10, 10), page(30, 10))).toBeGreaterThan(0.1);
  const empty = { width, height, pixels: new Uint8Array(width * height).fill(245) };
  expect(difference(page(10, 10), empty)).toBeCloseTo(0.2);
});

test('difference is below 0.01 for a single thin line', () => {
  const one = page(10, 10);
  const other = page(10, 10);
  other.pixels.fill(120, 50 * width, 50 * width + 90);
  expect(difference(one, other)).toBeLessThan(0.01);
});

test('difference is 1 for pages of different width', () => {
  const wide = { width: width + 1, height, pixels: new Uint8Array((width + 1) * height) };
  expect(difference(page(0, 0), wide)).toBe(1);
});
