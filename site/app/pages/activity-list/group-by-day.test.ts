import { expect, test } from 'vitest';
import { readActivity } from '../../api/read/activity';
import { groupByDay } from './group-by-day';

const at = (id: string, startAt: string) => {
  const activity = readActivity({ id, startAt });
  if (!activity) throw new Error(`${id} cannot be read`);
  return activity;
};

test('activities are grouped by calendar day in the museum’s time zone', () => {
  const days = groupByDay([
    at('late', '2026-11-28T23:30:00+08:00'),
    at('also', '2026-11-28T15:50:00Z'),
    at('next', '2026-11-28T16:10:00Z'),
  ]);
  expect(days.map(({ day, activities }) => [day, activities.map(({ id }) => id)])).toEqual([
    ['2026-11-28', ['late', 'also']],
    ['2026-11-29', ['next']],
  ]);
});

test('activities without a readable start time form a group of their own, after the dated ones', () => {
  const days = groupByDay([at('a', 'soon'), at('b', '2026-11-28T15:50:00Z'), at('c', '')]);
  expect(days.map(({ day, activities }) => [day, activities.map(({ id }) => id)])).toEqual([
    ['2026-11-28', ['b']],
    ['', ['a', 'c']],
  ]);
});
