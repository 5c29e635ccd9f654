import { expect, test } from 'vitest';
import { idAtOffset } from './id-at-offset';

test('step past either end of the list of pieces wraps around', () => {
  expect(idAtOffset(['a', 'b', 'c'], 'a', 1)).toBe('b');
  expect(idAtOffset(['a', 'b', 'c'], 'c', 1)).toBe('a');
  expect(idAtOffset(['a', 'b', 'c'], 'a', -1)).toBe('c');
});

test('step in a list of one piece repeats it, in an empty list it yields undefined', () => {
  expect(idAtOffset(['a'], 'a', 1)).toBe('a');
  expect(idAtOffset([], undefined, 1)).toBeUndefined();
});
