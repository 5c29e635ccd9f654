import { expect, test } from 'vitest';
import { isForScroll } from './wheel-rule';

test.each([
  [
    'when the pointer moved over it and the page stopped scrolling long enough ago',
    2_000,
    1_000,
    1_500,
    true,
  ],
  [
    'when the pointer moved over it and the page never scrolled',
    2_000,
    Number.NEGATIVE_INFINITY,
    1_500,
    true,
  ],
  ['only after a pause, while the page is being scrolled past it', 2_000, 1_990, 1_500, false],
  [
    'only after a pause, when the pointer moved during the scrolling of the page',
    2_000,
    1_900,
    1_950,
    false,
  ],
  ['only after a pointer move since the page scrolled', 9_000, 1_000, 900, false],
  ['only after the pointer moved over it', 2_000, 0, Number.NEGATIVE_INFINITY, false],
])('the wheel scrolls the handscroll %s', (_, now, pageScrolledAt, pointerMovedAt, expected) => {
  expect(isForScroll(now, pageScrolledAt, pointerMovedAt)).toBe(expected);
});
