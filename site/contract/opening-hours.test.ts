import { expect, test } from 'vitest';
import { isOpenOn } from './opening-hours';

test.each([
  ['a Tuesday', '2026-11-24', true],
  ['a Sunday', '2026-11-22', true],
  ['a Monday', '2026-11-23', false],
  ['a Monday that is a public holiday', '2026-10-05', true],
])('the museum on %s', (_, day, open) => {
  expect(isOpenOn(day)).toBe(open);
});
