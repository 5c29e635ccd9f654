import { expect, test } from 'vitest';
import { runOnOrAfter } from './yearly';

const winter = { startDate: '2026-09-19', endDate: '2027-01-17' };

test.each([
  ['before the first time, the first', '2026-01-01', '2026-09-19', '2027-01-17'],
  ['on its last day still the same', '2027-01-17', '2026-09-19', '2027-01-17'],
  ['on the day after, the next', '2027-01-18', '2027-09-19', '2028-01-17'],
  ['years later, the one under way', '2031-12-24', '2031-09-19', '2032-01-17'],
])('%s', (_, today, startDate, endDate) => {
  expect(runOnOrAfter(winter, today)).toEqual({ startDate, endDate });
});

test('the last of February is a day that every year has', () => {
  const leap = { startDate: '2028-02-29', endDate: '2028-03-20' };
  expect(runOnOrAfter(leap, '2028-06-01')).toEqual({
    startDate: '2029-02-28',
    endDate: '2029-03-20',
  });
});
