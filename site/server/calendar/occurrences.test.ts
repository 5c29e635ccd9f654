import { expect, test } from 'vitest';
import type { WeeklyRule } from '../../contract/schemas/activity';
import { museumDateTime } from '../../contract/shared/museum-time';
import { findOccurrence, listOccurrences, parseOccurrenceId } from './occurrences';

/** A Saturday, noon. */
const now = new Date('2026-11-21T12:00:00+08:00');
const at = (local: string) => new Date(`${local}:00+08:00`);

const once = (start: string, end: string) => ({
  id: 'talk',
  startAt: at(start),
  endAt: at(end),
  weekly: null,
});
const weekly = (rule: Partial<WeeklyRule> = {}) => ({
  id: 'rubbing',
  startAt: null,
  endAt: null,
  weekly: { weekday: 'saturday', start: '14:00', end: '15:30', ...rule } as const,
});

const idsOf = (times: { id: string }[]) => times.map(({ id }) => id);

test('single activity occurs once if it starts within the period', () => {
  const talk = once('2026-11-28T14:00', '2026-11-28T16:00');
  expect(idsOf(listOccurrences(talk, { from: now }, now))).toEqual(['talk']);
  expect(listOccurrences(talk, { from: at('2026-11-28T14:01') }, now)).toEqual([]);
  expect(listOccurrences(talk, { from: now, until: at('2026-11-28T14:00') }, now)).toEqual([]);
});

test('weekly activity occurs for eight weeks from today, each occurrence with its own id', () => {
  const times = listOccurrences(weekly(), { from: now }, now);
  expect(times.length).toBe(9);
  expect(times[0]).toEqual({
    id: 'rubbing.20261121',
    startAt: at('2026-11-21T14:00'),
    endAt: at('2026-11-21T15:30'),
  });
  expect(times.at(-1)?.id).toBe('rubbing.20270116');
});

test('occurrence that started earlier today is not upcoming', () => {
  const times = listOccurrences(weekly({ start: '11:59', end: '13:00' }), { from: now }, now);
  expect(times[0]?.id).toBe('rubbing.20261128');
});

test.each<[string, Partial<WeeklyRule>, string[]]>([
  ['from a day on', { from: '2027-01-03' }, ['20270109', '20270116']],
  ['until a day', { until: '2026-11-28' }, ['20261121', '20261128']],
  ['until the day before', { until: '2026-11-27' }, ['20261121']],
  ['but on some days', { from: '2027-01-02', except: ['2027-01-09'] }, ['20270102', '20270116']],
  ['on no day at all', { from: '2027-06-01' }, []],
  ['on Sundays', { weekday: 'sunday', until: '2026-11-29' }, ['20261122', '20261129']],
])('weekly activity occurs %s', (_, rule, days) => {
  const ids = idsOf(listOccurrences(weekly(rule), { from: now }, now));
  expect(ids).toEqual(days.map((day) => `rubbing.${day}`));
});

test('unbounded period is limited to sixteen weeks', () => {
  const period = { from: at('1000-01-01T00:00'), until: at('2999-01-01T00:00') };
  const times = listOccurrences(weekly(), period, now);
  expect(times.length).toBe(17);
  expect(museumDateTime(times[0]?.startAt ?? now)).toBe('2026-09-26T14:00:00+08:00');
});

test('day of an occurrence is in the museum’s time zone', () => {
  const lateOnFriday = new Date('2026-11-20T16:30:00Z');
  const times = listOccurrences(weekly({ start: '00:00' }), { from: lateOnFriday }, lateOnFriday);
  expect(times[0]?.id).toBe('rubbing.20261128');
});

test('occurrence id names one occurrence, and the activity’s id the next one', () => {
  const talk = once('2026-10-01T14:00', '2026-10-01T16:00');
  expect(findOccurrence(talk, 'talk', now)?.startAt).toEqual(at('2026-10-01T14:00'));
  expect(findOccurrence(talk, 'talk.20261001', now)).toBeUndefined();
  expect(findOccurrence(weekly(), 'rubbing', now)?.id).toBe('rubbing.20261121');
  expect(findOccurrence(weekly(), 'rubbing.20261205', now)?.id).toBe('rubbing.20261205');
});

test.each(['rubbing.20261206', 'rubbing.20270123', 'rubbing.20260919', 'other.20261121', 'rub'])(
  'id %s names no occurrence',
  (id) => {
    expect(findOccurrence(weekly(), id, now)).toBeUndefined();
  },
);

test('splitOccurrenceId accepts only ids that end with a valid day', () => {
  expect(parseOccurrenceId('a.b.20261121')).toEqual({ activityId: 'a.b', day: '2026-11-21' });
  for (const id of ['a', '.20261121', 'a.20261131', 'a.2026112', 'a.20261121x']) {
    expect(parseOccurrenceId(id)).toBeUndefined();
  }
});
