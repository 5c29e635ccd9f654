import { expect, test } from 'vitest';
import { formatDateTime, formatDay, formatTime, formatTimes } from './format-time';

test('formatDay gives date and weekday in the museum’s time zone', () => {
  expect(formatDay('2026-11-28', 'zh')).toBe('11月28日星期六');
  expect(formatDay('2026-11-28T17:00:00Z', 'en')).toBe('Sunday 29 November');
  expect(formatDay('soon', 'en')).toBe('');
});

test('formatDay gives date and weekday in figures', () => {
  expect(formatDay('2026-11-28', 'zh', 'numeric')).toBe('11/28周六');
  expect(formatDay('2026-11-28', 'en', 'numeric')).toBe('Sat 28/11');
  expect(formatDay('soon', 'en', 'numeric')).toBe('');
});

test('formatTime gives midnight as 00:00', () => {
  expect(formatTime('2026-11-28T16:00:00Z', 'zh')).toBe('00:00');
  expect(formatTime('2026-11-28T16:00:00Z', 'en')).toBe('00:00');
});

test('formatTimes gives times in the museum’s time zone', () => {
  expect(formatTimes('2026-11-28T02:00:00Z', '2026-11-28T02:40:00Z', 'zh')).toBe(
    '10:00\u2060–\u206010:40',
  );
  expect(formatTimes('2026-11-28T02:00:00Z', '', 'en')).toBe('10:00');
});

test('formatDateTime gives date and time in the museum’s time zone', () => {
  expect(formatDateTime('2026-11-21T06:00:00Z', 'zh')).toBe('2026年11月21日 14:00');
  expect(formatDateTime('2026-11-21T06:00:00Z', 'en')).toBe('21 November 2026 at 14:00');
  expect(formatDateTime('soon', 'zh')).toBe('');
});
