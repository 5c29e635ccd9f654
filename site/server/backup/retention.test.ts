import { expect, test } from 'vitest';
import { addDays } from '../../contract/shared/museum-time';
import { expiredBackups } from './retention';

/** The days of a schedule that ran daily and removed what had expired each time. */
function daysKeptAfter(count: number, end: string): string[] {
  let kept: string[] = [];
  for (let back = count - 1; back >= 0; back--) {
    const days = [...kept, addDays(end, -back)];
    const expired = new Set(expiredBackups(days));
    kept = days.filter((day) => !expired.has(day));
  }
  return kept;
}

test('daily backups of two years are thinned to seven days, four weeks and twelve months', () => {
  expect(daysKeptAfter(730, '2026-11-25')).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-08',
    '2026-11-15',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ]);
});

test('after a year’s pause the first backup removes only the oldest of seven days', () => {
  const before = daysKeptAfter(10, '2025-10-10');
  expect(expiredBackups([...before, '2026-11-25'])).toEqual(['2025-10-04']);
});

test('fewer backups than days to keep all stay', () => {
  expect(expiredBackups(['2026-11-24', '2026-11-25', '2026-11-23'])).toEqual([]);
  expect(expiredBackups([])).toEqual([]);
});
