import { expect, test } from 'vitest';
import { nearestLoaded, turnBy, frameAfterKey } from './turntable-frames';

test.each([
  [0, 1, 1],
  [23, 1, 0],
  [0, -1, 23],
  [5, -53, 0],
  [3.4, 0, 3],
])('turning frame %i by %i steps gives frame %i of 24', (frame, steps, expected) => {
  expect(turnBy(frame, steps, 24)).toBe(expected);
});

test('arrow keys turn by one frame, page keys by a quarter, Home and End to the first and last', () => {
  const frameAfter = (key: string) => frameAfterKey(key, 23, 24);
  expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map(frameAfter)).toEqual([
    0, 0, 22, 22,
  ]);
  expect(['PageUp', 'PageDown', 'Home', 'End'].map(frameAfter)).toEqual([5, 17, 0, 23]);
  expect(['Tab', 'Enter', 'a'].map(frameAfter)).toEqual([undefined, undefined, undefined]);
});

test('the nearest loaded frame is shown while a frame is loading', () => {
  expect(nearestLoaded(3, new Set([3, 4]), 24)).toBe(3);
  expect(nearestLoaded(3, new Set([0, 5]), 24)).toBe(5);
  expect(nearestLoaded(0, new Set([23, 2]), 24)).toBe(23);
  expect(nearestLoaded(7, new Set(), 24)).toBe(7);
});
