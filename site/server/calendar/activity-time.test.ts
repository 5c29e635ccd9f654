import { expect, test } from 'vitest';
import { formatActivityTime } from './activity-time';

const saturday = {
  startAt: new Date('2026-11-28T10:00:00+08:00'),
  endAt: new Date('2026-11-28T10:40:00+08:00'),
};

test('time of a single activity shows its date in the museum’s time zone', () => {
  const time = { ...saturday, isWeekly: false };
  expect(formatActivityTime(time, 'zh')).toBe('2026年11月28日 周六 10:00–10:40');
  expect(formatActivityTime(time, 'en')).toBe('Saturday, 28 November 2026, 10:00–10:40');
});

test('time of a weekly activity shows its weekday', () => {
  const time = { ...saturday, isWeekly: true };
  expect(formatActivityTime(time, 'zh')).toBe('每周六 10:00–10:40');
  expect(formatActivityTime(time, 'en')).toBe('Saturdays, 10:00–10:40');
});

test('weekday of an activity is that of the museum’s time zone, not of UTC', () => {
  const early = {
    startAt: new Date('2026-11-27T17:30:00Z'),
    endAt: new Date('2026-11-27T18:00:00Z'),
  };
  expect(formatActivityTime({ ...early, isWeekly: true }, 'en')).toBe('Saturdays, 01:30–02:00');
});
