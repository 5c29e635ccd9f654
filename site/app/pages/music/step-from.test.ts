import { expect, test } from 'vitest';
import { stepFrom } from './step-from';

test('after the last piece comes the first, and before the first the last', () => {
  expect(stepFrom(['a', 'b', 'c'], 'a', 1)).toBe('b');
  expect(stepFrom(['a', 'b', 'c'], 'c', 1)).toBe('a');
  expect(stepFrom(['a', 'b', 'c'], 'a', -1)).toBe('c');
});

test('a list of one repeats it, an empty one has nothing', () => {
  expect(stepFrom(['a'], 'a', 1)).toBe('a');
  expect(stepFrom([], undefined, 1)).toBeUndefined();
});
