import { expect, test } from 'vitest';
import {
  addDays,
  isDay,
  museumDateTime,
  museumDay,
  museumMoment,
  readDateTime,
  weekdayOf,
} from './museum-time';

test.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('at %s the museum’s day is %s', (moment, day) => {
  expect(museumDay(new Date(moment))).toBe(day);
});

test('a moment is written with the museum’s offset and stays the same moment', () => {
  const moment = new Date('2026-11-20T16:30:00Z');
  const written = museumDateTime(moment);
  expect(written).toBe('2026-11-21T00:30:00+08:00');
  expect(new Date(written)).toEqual(moment);
});

test('a time of a day is the museum’s, whether it is written with one digit or two', () => {
  expect(museumMoment('2026-11-21', '9:00')).toEqual(new Date('2026-11-21T01:00:00Z'));
  expect(museumMoment('2026-11-21', '14:30')).toEqual(new Date('2026-11-21T06:30:00Z'));
});

test('days are counted over the ends of months and years, and have their weekday', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-21')).toBe('saturday');
});

test.each(['2026-02-29', '2026-13-01', '0999-01-01', '3000-01-01', '2026-1-1', 'today', ''])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test.each([
  ['2026-11-21T09:00:00+08:00', '2026-11-21T01:00:00.000Z'],
  ['2026-11-21T09:00Z', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T09:00:00.5Z', '2026-11-21T09:00:00.500Z'],
])('%s is a moment', (text, moment) => {
  expect(readDateTime(text)?.toISOString()).toBe(moment);
});

test.each([
  '2026-11-21',
  '2026-11-21T09:00:00',
  '2026-02-30T09:00:00Z',
  '2026-11-21T24:30:00Z',
  '2026-11-21T09:00:00Z[Asia/Shanghai]',
])('%s is none', (text) => {
  expect(readDateTime(text)).toBeUndefined();
});
