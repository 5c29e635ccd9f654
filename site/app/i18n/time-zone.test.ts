import { afterEach, describe, expect, test, vi } from 'vitest';
import { museumDay } from '../../contract/shared/museum-time';
import { dateFigures, formatDate, formatDates, formatMonthDay } from './format-date';
import { formatDateTime, formatDay, formatTime, formatTimes } from './format-time';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Time zones of visitors: west and east of the museum, and at its place. */
const zones = ['America/Los_Angeles', 'Europe/London', 'Asia/Shanghai', 'Pacific/Kiritimati'];

describe.each(zones)('visitor in %s', (zone) => {
  const at = <Result>(read: () => Result): Result => {
    vi.stubEnv('TZ', zone);
    return read();
  };

  test.each([
    ['2025-12-31T23:59:59+08:00', '2025年12月31日', '31 December 2025', '23:59'],
    ['2026-01-01T00:00:00+08:00', '2026年1月1日', '1 January 2026', '00:00'],
    ['2025-12-31T16:00:00Z', '2026年1月1日', '1 January 2026', '00:00'],
    ['2024-02-28T16:30:00Z', '2024年2月29日', '29 February 2024', '00:30'],
    ['2026-03-08T12:00:00+08:00', '2026年3月8日', '8 March 2026', '12:00'],
  ])('%s is shown as %s', (iso, zh, en, time) => {
    expect(at(() => [formatDate(iso, 'zh'), formatDate(iso, 'en')])).toEqual([zh, en]);
    expect(at(() => [formatTime(iso, 'zh'), formatTime(iso, 'en')])).toEqual([time, time]);
  });

  test('day without a time is that day', () => {
    expect(at(() => formatDate('2026-01-01', 'zh'))).toBe('2026年1月1日');
    expect(at(() => formatDay('2026-11-28', 'en'))).toBe('Saturday 28 November');
    expect(at(() => dateFigures('2026-12-31', 'zh'))).toEqual({ day: '31', month: '2026.12' });
  });

  test('exhibition over the turn of the year has the years of both days', () => {
    const dates = at(() => formatDates('2026-11-07', '2027-02-01', 'en'));
    expect(dates).toBe('7\u00a0November\u00a02026 – 1\u00a0February\u00a02027');
  });

  test('evening that ends after midnight keeps its times', () => {
    const times = at(() =>
      formatTimes('2026-12-31T22:30:00+08:00', '2027-01-01T00:30:00+08:00', 'zh'),
    );
    expect(times).toBe('22:30\u2060–\u206000:30');
  });
});

test.each([
  // China had summer time from 1986 to 1991; dates of the museum have a fixed offset.
  '1988-07-01T23:30:00+08:00',
  // Before 1901 local time in Shanghai was some six minutes ahead.
  '1899-12-31T23:58:00+08:00',
  '2026-12-31T23:59:59.999+08:00',
])('date shown for %s is the day by which entries are grouped', (iso) => {
  const [year, month, day] = museumDay(new Date(iso)).split('-').map(Number);
  expect(formatDate(iso, 'zh')).toBe(`${year}年${month}月${day}日`);
  expect(formatMonthDay(iso, 'zh')).toBe(`${month}月${day}日`);
});

test.each(['', 'soon', '2026-13-01', '2026-11-31T99:00:00Z', 'null', '9'.repeat(400)])(
  'date “%.20s” is shown as nothing',
  (iso) => {
    const shown = [formatDate, formatMonthDay, formatDay, formatDateTime, formatTime].flatMap(
      (format) => [format(iso, 'zh'), format(iso, 'en')],
    );
    expect(shown.join('')).toBe('');
    expect(formatDates(iso, iso, 'zh')).toBe('');
    expect(formatTimes(iso, iso, 'en')).toBe('');
    expect(dateFigures(iso, 'en')).toBeUndefined();
  },
);
