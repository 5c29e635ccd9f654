import { expect, test } from 'vitest';
import { swipeOf } from './swipe';

test('a finger that goes to the right draws in the next leaf, one to the left the one before', () => {
  expect(swipeOf(120, 8)).toBe(1);
  expect(swipeOf(-120, -20)).toBe(-1);
});

test('a slip, a tap and a scroll of the page turn nothing', () => {
  expect([swipeOf(0, 0), swipeOf(30, 2), swipeOf(-47, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(swipeOf(80, 200)).toBeUndefined();
  expect(swipeOf(-80, -60)).toBeUndefined();
});
