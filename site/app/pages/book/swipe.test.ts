import { expect, test } from 'vitest';
import { swipeOf } from './swipe';

test('swipe to the right turns to the next leaf, swipe to the left to the previous one', () => {
  expect(swipeOf(120, 8)).toBe(1);
  expect(swipeOf(-120, -20)).toBe(-1);
});

test('tap, short movement and vertical scroll turn no leaf', () => {
  expect([swipeOf(0, 0), swipeOf(30, 2), swipeOf(-47, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(swipeOf(80, 200)).toBeUndefined();
  expect(swipeOf(-80, -60)).toBeUndefined();
});
