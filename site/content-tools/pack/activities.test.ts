import { expect, test } from 'vitest';
import { museumDay, museumMoment, weekdayOf } from '../../contract/shared/museum-time';
import { openingHoursOn } from '../../contract/shared/opening-hours';
import { openingRules } from './opening-rules';
import { readRecords, readText, type Row } from './read-pack';

const activities = readRecords('activities.json');

/** Start and end of an activity on one of its days. */
function timeOf(activity: Row): { day: string; start: Date; end: Date } {
  const weekly = activity.weekly as { weekday: string; start: string; end: string } | undefined;
  if (!weekly) {
    const [start, end] = ['start_at', 'end_at'].map((field) => new Date(readText(activity, field)));
    if (!start || !end) throw new Error('An activity has a beginning and an end.');
    return { day: museumDay(start), start, end };
  }
  const week = ['22', '23', '24', '25', '26', '27', '28'].map((date) => `2026-11-${date}`);
  const day = week.find((one) => weekdayOf(one) === weekly.weekday) ?? '';
  return { day, start: museumMoment(day, weekly.start), end: museumMoment(day, weekly.end) };
}

test('demo activities have every kind, and most are weekly', () => {
  const kinds = new Set(activities.map((activity) => activity.kind));
  expect(kinds).toEqual(
    new Set(['lecture', 'workshop', 'guided-tour', 'family', 'concert', 'film']),
  );
  const weekly = activities.filter((activity) => 'weekly' in activity);
  expect(weekly.length).toBeGreaterThan(activities.length / 2);
  expect(new Set(weekly.map((activity) => timeOf(activity).day)).size).toBe(6);
});

test('demo activities are within the opening hours', () => {
  for (const activity of activities) {
    const { day, start, end } = timeOf(activity);
    const id = readText(activity, 'id');
    const hours = openingHoursOn(day, openingRules());
    if (!hours) throw new Error(`The museum is closed on the day of ${id}.`);
    const isWithin =
      start >= museumMoment(day, hours.opens) && end <= museumMoment(day, hours.closes);
    expect(isWithin, id).toBe(true);
  }
});

test('demo activities in the same room do not overlap', () => {
  const clashes = activities.flatMap((one, index) =>
    activities.slice(index + 1).filter((other) => {
      const [a, b] = [timeOf(one), timeOf(other)];
      const isSameRoom = readText(one, 'place_en') === readText(other, 'place_en');
      return isSameRoom && a.day === b.day && a.start < b.end && b.start < a.end;
    }),
  );
  expect(clashes).toEqual([]);
});

test('only the quiet activity is before 11:00 on Tuesdays', () => {
  const early = activities.filter((activity) => {
    const { day, start } = timeOf(activity);
    return weekdayOf(day) === 'tuesday' && start < museumMoment(day, '11:00');
  });
  expect(early.map(({ id }) => id)).toEqual(['quiet-tuesday']);
});

test('the demo museum has the activity of the contract’s examples', () => {
  expect(activities.map(({ id }) => id)).toContain('ink-rubbing');
});
