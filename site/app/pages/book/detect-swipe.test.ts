import { expect, test } from 'vitest';
import { detectSwipe } from './detect-swipe';

test('swipe to the right turns to the next leaf, swipe to the left to the previous one', () => {
  expect(detectSwipe(120, 8)).toBe(1);
  expect(detectSwipe(-120, -20)).toBe(-1);
});

test('tap, short movement and vertical scroll turn no leaf', () => {
  expect([detectSwipe(0, 0), detectSwipe(30, 2), detectSwipe(-47, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(detectSwipe(80, 200)).toBeUndefined();
  expect(detectSwipe(-80, -60)).toBeUndefined();
});
