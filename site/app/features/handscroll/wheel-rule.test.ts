import { expect, test } from 'vitest';
import { isForScroll } from './wheel-rule';

test.each([
  ['the pointer was moved over the strip, and the page rests', 2_000, 1_000, 1_500, true],
  ['nothing has moved yet but the pointer', 2_000, Number.NEGATIVE_INFINITY, 1_500, true],
  ['the page is being scrolled and carries the strip past', 2_000, 1_990, 1_500, false],
  ['the pointer moved a little while the page is still moving', 2_000, 1_900, 1_950, false],
  ['the pointer has rested since the page moved', 9_000, 1_000, 900, false],
  ['the pointer never came', 2_000, 0, Number.NEGATIVE_INFINITY, false],
])('%s', (_, now, pageMovedAt, pointerMovedAt, expected) => {
  expect(isForScroll(now, pageMovedAt, pointerMovedAt)).toBe(expected);
});
