import { expect, test } from 'vitest';
import { pictureSizes } from './picture-sizes';

const widths = '(min-width: 900px) 50vw, 300px';

test('sizes of an uncropped picture are the widths of its box', () => {
  expect(pictureSizes(widths, 1.5)).toBe(widths);
});

test('picture that is wider than the box it covers has sizes larger by the ratio of both', () => {
  expect(pictureSizes(widths, 16 / 5, { ratio: 16 / 10 })).toBe(
    '(min-width: 900px) calc(2.000 * 50vw), calc(2.000 * 300px)',
  );
});

test('picture that is taller than the box it covers has the widths of the box', () => {
  expect(pictureSizes(widths, 4 / 5, { ratio: 4 / 3 })).toBe(
    '(min-width: 900px) calc(1.000 * 50vw), calc(1.000 * 300px)',
  );
});

test('sizes of a picture in a box of fixed height are at least the width that this height needs', () => {
  expect(pictureSizes('100vw', 16 / 9, { height: 'clamp(220px, 52vh, 600px)' })).toBe(
    'max(100vw, 1.778 * clamp(220px, 52vh, 600px))',
  );
});
