import { expect, test } from 'vitest';
import { shouldScrollOnWheel } from './should-scroll-on-wheel';

test.each([
  ['scrolls it when the pointer moved and the page has stopped', 2_000, 1_000, 1_500, true],
  [
    'scrolls it when the pointer moved and the page never did',
    2_000,
    Number.NEGATIVE_INFINITY,
    1_500,
    true,
  ],
  ['scrolls the page while the page is being scrolled', 2_000, 1_990, 1_500, false],
  ['scrolls the page when the pointer moved before the page stopped', 2_000, 1_900, 1_950, false],
  ['scrolls the page when the pointer has not moved since it scrolled', 9_000, 1_000, 900, false],
  ['scrolls the page when the pointer never moved', 2_000, 0, Number.NEGATIVE_INFINITY, false],
])('the wheel over the handscroll %s', (_, now, pageScrolledAt, pointerMovedAt, expected) => {
  expect(shouldScrollOnWheel(now, pageScrolledAt, pointerMovedAt)).toBe(expected);
});
