import { expect, test } from 'vitest';
import { addMonths, boundsOfMonth, neighbourMonths, parseMonth, weeksOfMonth } from './month';

const today = '2026-11-21';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('month %s and %i more is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test.each([
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('last day of %s is %s', (month, to) => {
  expect(boundsOfMonth(month)).toEqual({ from: `${month}-01`, to });
});

test.each([
  ['2026-12', '2026-12'],
  ['2026-10', '2026-10'],
  ['2027-10', '2027-10'],
  ['2026-09', '2026-11'],
  ['2027-11', '2026-11'],
  ['', '2026-11'],
  ['2026-13', '2026-11'],
  ['<script>', '2026-11'],
])('address with the month “%s” shows %s', (text, expected) => {
  expect(parseMonth(text, today)).toBe(expected);
});

test('first and last month that are shown have one neighbour', () => {
  expect(neighbourMonths('2026-11', today)).toEqual({ previous: '2026-10', next: '2026-12' });
  expect(neighbourMonths('2026-10', today).previous).toBeUndefined();
  expect(neighbourMonths('2027-10', today).next).toBeUndefined();
});

test('weeks of a month begin on Monday and have every day once', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', '', '', '', '', '', '']);
  // Monday, 1 February 2027: four weeks without a gap.
  expect(weeksOfMonth('2027-02').flat()).toHaveLength(28);
});
