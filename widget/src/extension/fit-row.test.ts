import { expect, test } from 'vitest';
import { fittingCount } from './fit-row';

const further = [false, true, true, false];

test.each([
  [400, 2],
  [399, 0],
  [300, 0],
  [100, 0],
])('bar %s px wide has room for %s of two further tools', (available, count) => {
  expect(fittingCount([100, 100, 100, 100], further, available)).toBe(count);
});

test('one further tool stays in the bar when it fits beside the button More', () => {
  expect(fittingCount([50, 50, 50, 50, 50], [false, true, true, true, false], 210)).toBe(1);
});
