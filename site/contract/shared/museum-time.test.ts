import { expect, test } from 'vitest';
import {
  addDays,
  isDay,
  museumDateTime,
  museumDay,
  museumMoment,
  parseDateTime,
  weekdayOf,
} from './museum-time';

test.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('the museum’s day at %s is %s', (moment, day) => {
  expect(museumDay(new Date(moment))).toBe(day);
});

test('museumDateTime writes the offset of the museum and keeps the instant', () => {
  const moment = new Date('2026-11-20T16:30:00Z');
  const written = museumDateTime(moment);
  expect(written).toBe('2026-11-21T00:30:00+08:00');
  expect(new Date(written)).toEqual(moment);
});

test('museumMoment reads hours of one and of two digits in the museum’s time zone', () => {
  expect(museumMoment('2026-11-21', '9:00')).toEqual(new Date('2026-11-21T01:00:00Z'));
  expect(museumMoment('2026-11-21', '14:30')).toEqual(new Date('2026-11-21T06:30:00Z'));
});

test('addDays crosses the ends of months and years, and weekdayOf names the weekday', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-21')).toBe('saturday');
});

test.each(['2026-02-29', '2026-13-01', '0999-01-01', '3000-01-01', '2026-1-1', 'today', ''])(
  '%j is not a valid day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test.each([
  ['2026-11-21T09:00:00+08:00', '2026-11-21T01:00:00.000Z'],
  ['2026-11-21T09:00Z', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T09:00:00.5Z', '2026-11-21T09:00:00.500Z'],
])('parseDateTime parses %s', (text, moment) => {
  expect(parseDateTime(text)?.toISOString()).toBe(moment);
});

test.each([
  '2026-11-21',
  '2026-11-21T09:00:00',
  '2026-02-30T09:00:00Z',
  '2026-11-21T24:30:00Z',
  '2026-11-21T09:00:00Z[Asia/Shanghai]',
])('parseDateTime rejects %s', (text) => {
  expect(parseDateTime(text)).toBeUndefined();
});
