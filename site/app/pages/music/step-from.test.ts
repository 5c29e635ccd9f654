import { expect, test } from 'vitest';
import { stepFrom } from './step-from';

test('step past either end of the list of pieces wraps around', () => {
  expect(stepFrom(['a', 'b', 'c'], 'a', 1)).toBe('b');
  expect(stepFrom(['a', 'b', 'c'], 'c', 1)).toBe('a');
  expect(stepFrom(['a', 'b', 'c'], 'a', -1)).toBe('c');
});

test('step in a list of one piece repeats it, in an empty list it yields undefined', () => {
  expect(stepFrom(['a'], 'a', 1)).toBe('a');
  expect(stepFrom([], undefined, 1)).toBeUndefined();
});
