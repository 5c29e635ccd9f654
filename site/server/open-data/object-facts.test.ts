import { expect, test } from 'vitest';
import { yearInterval } from './object-facts';
import type { ObjectText } from './read-objects';

const years = (yearFrom: number | null, yearTo: number | null) =>
  yearInterval({ yearFrom, yearTo } as ObjectText);

test.each([
  // Year 0 of ISO 8601 is 1 BCE.
  ['-1199/-1100', -1200, -1101],
  ['-0899/0000', -900, -1],
  ['0001/0100', 1, 100],
  ['1368/1644', 1368, 1644],
  ['-9999/-1999', -10_000, -2_000],
  ['1912/..', 1912, 9_999],
  ['1912/..', 1912, null],
  ['', null, null],
])('years as an interval of ISO 8601: %s', (expected, from, to) => {
  expect(years(from, to)).toBe(expected);
});
