import { expect, test } from 'vitest';
import { dateFigures, formatDate, formatDates, formatMonthDay } from './format-date';

test('date of a timestamp is in the museum’s time zone', () => {
  expect(formatDate('2026-11-20T23:30:00Z', 'zh')).toBe('2026年11月21日');
  expect(dateFigures('2026-11-20T23:30:00Z', 'zh')).toEqual({ day: '21', month: '2026.11' });
});

test('English date figures have a month name', () => {
  expect(dateFigures('2026-11-20T23:30:00Z', 'en')).toEqual({ day: '21', month: 'Nov 2026' });
});

test('invalid date is formatted as an empty string', () => {
  expect(formatDate('soon', 'en')).toBe('');
  expect(dateFigures('', 'en')).toBeUndefined();
  expect(formatDates('2026-03-01', 'soon', 'en')).toBe('1\u00a0March\u00a02026');
});

test('date without its year is in the museum’s time zone', () => {
  expect(formatMonthDay('1951-03-01T09:00:00+08:00', 'zh')).toBe('3月1日');
  expect(formatMonthDay('2019-09-27T23:00:00Z', 'en')).toBe('28 September');
  expect(formatMonthDay('2026-11-28', 'en')).toBe('28 November');
  expect(formatMonthDay('some day', 'en')).toBe('');
});
