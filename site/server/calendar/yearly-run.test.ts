import { expect, test } from 'vitest';
import { nextYearlyDates } from './yearly-run';

const winter = { startDate: '2026-09-19', endDate: '2027-01-17' };

test.each([
  ['the first dates before the first run', '2026-01-01', '2026-09-19', '2027-01-17'],
  ['the same dates on the last day of a run', '2027-01-17', '2026-09-19', '2027-01-17'],
  ['the next dates on the day after a run', '2027-01-18', '2027-09-19', '2028-01-17'],
  ['the current dates during a later run', '2031-12-24', '2031-09-19', '2032-01-17'],
])('a yearly exhibition has %s', (_, today, startDate, endDate) => {
  expect(nextYearlyDates(winter, today)).toEqual({ startDate, endDate });
});

test('a yearly exhibition from 29 February begins on 28 February in other years', () => {
  const leap = { startDate: '2028-02-29', endDate: '2028-03-20' };
  expect(nextYearlyDates(leap, '2028-06-01')).toEqual({
    startDate: '2029-02-28',
    endDate: '2029-03-20',
  });
});
