import { expect, test } from 'vitest';
import { formatMonthDay } from './format-month-day';

test('a date is formatted without its year, in the museum’s time zone', () => {
  expect(formatMonthDay('1951-03-01T09:00:00+08:00', 'zh')).toBe('3月1日');
  expect(formatMonthDay('2019-09-27T23:00:00Z', 'en')).toBe('28 September');
  expect(formatMonthDay('some day', 'en')).toBe('');
});
