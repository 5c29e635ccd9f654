import { expect, test } from 'vitest';
import { activityTime } from './activity-time';

const saturday = {
  startAt: new Date('2026-11-28T10:00:00+08:00'),
  endAt: new Date('2026-11-28T10:40:00+08:00'),
};

test('what takes place once has its day, in the museum’s time', () => {
  const time = { ...saturday, isWeekly: false };
  expect(activityTime(time, 'zh')).toBe('2026年11月28日 周六 10:00–10:40');
  expect(activityTime(time, 'en')).toBe('Saturday, 28 November 2026, 10:00–10:40');
});

test('what takes place each week has its weekday', () => {
  const time = { ...saturday, isWeekly: true };
  expect(activityTime(time, 'zh')).toBe('每周六 10:00–10:40');
  expect(activityTime(time, 'en')).toBe('Saturdays, 10:00–10:40');
});

test('the museum’s day counts, not that of Greenwich', () => {
  const early = {
    startAt: new Date('2026-11-27T17:30:00Z'),
    endAt: new Date('2026-11-27T18:00:00Z'),
  };
  expect(activityTime({ ...early, isWeekly: true }, 'en')).toBe('Saturdays, 01:30–02:00');
});
