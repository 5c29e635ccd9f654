import { expect, test } from 'vitest';
import { placeOf } from './timeline-scale';

test('scale is linear from the late Stone Age to today', () => {
  expect(placeOf({ from: -2_600, to: 2_400 }, 2_400)).toEqual({
    left: 0,
    width: 100,
    isCut: false,
  });
  expect(placeOf({ from: -600, to: 400 }, 2_400)).toEqual({ left: 40, width: 20, isCut: false });
});

test('span that began before the scale is cut, and one without an end lasts until today', () => {
  expect(placeOf({ from: -10_000, to: -1_600 }, 2_400)).toEqual({
    left: 0,
    width: 20,
    isCut: true,
  });
  expect(placeOf({ from: 1_900 }, 2_400)).toEqual({ left: 90, width: 10, isCut: false });
});

test('span before the scale has no width', () => {
  expect(placeOf({ from: -10_000, to: -3_000 }, 2_400)).toMatchObject({ left: 0, width: 0 });
});
