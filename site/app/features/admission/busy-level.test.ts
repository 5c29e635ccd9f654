import { expect, test } from 'vitest';
import { busyLevel } from './busy-level';

test.each([
  [300, 'quiet'],
  [201, 'quiet'],
  [200, 'moderate'],
  [101, 'moderate'],
  [100, 'busy'],
  [1, 'busy'],
] as const)('%i free places of 300 are %s', (left, level) => {
  expect(busyLevel(left, 300)).toBe(level);
});
