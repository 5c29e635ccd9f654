import { expect, test } from 'vitest';
import type { WeeklyRule } from '../../../contract/entities/activity';
import { museumDateTime } from '../../../contract/museum-time';
import { occurrenceNamed, occurrencesIn, splitOccurrenceId } from './occurrences';

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

test('what takes place once is there once, if it begins within the period', () => {
  const talk = once('2026-11-28T14:00', '2026-11-28T16:00');
  expect(idsOf(occurrencesIn(talk, { from: now }, now))).toEqual(['talk']);
  expect(occurrencesIn(talk, { from: at('2026-11-28T14:01') }, now)).toEqual([]);
  expect(occurrencesIn(talk, { from: now, until: at('2026-11-28T14:00') }, now)).toEqual([]);
});

test('a weekly one comes from today on for eight weeks, each time under an id of its own', () => {
  const times = occurrencesIn(weekly(), { from: now }, now);
  expect(times.length).toBe(9);
  expect(times[0]).toEqual({
    id: 'rubbing.20261121',
    startAt: at('2026-11-21T14:00'),
    endAt: at('2026-11-21T15:30'),
  });
  expect(times.at(-1)?.id).toBe('rubbing.20270116');
});

test('what has begun today is not ahead of us', () => {
  const times = occurrencesIn(weekly({ start: '11:59', end: '13:00' }), { from: now }, now);
  expect(times[0]?.id).toBe('rubbing.20261128');
});

test.each<[string, Partial<WeeklyRule>, string[]]>([
  ['from a day on', { from: '2027-01-03' }, ['20270109', '20270116']],
  ['until a day', { until: '2026-11-28' }, ['20261121', '20261128']],
  ['until the day before', { until: '2026-11-27' }, ['20261121']],
  ['but on some days', { from: '2027-01-02', except: ['2027-01-09'] }, ['20270102', '20270116']],
  ['on no day at all', { from: '2027-06-01' }, []],
  ['on Sundays', { weekday: 'sunday', until: '2026-11-29' }, ['20261122', '20261129']],
])('a weekly one can be held %s', (_, rule, days) => {
  const ids = idsOf(occurrencesIn(weekly(rule), { from: now }, now));
  expect(ids).toEqual(days.map((day) => `rubbing.${day}`));
});

test('a period that never ends and never began is answered with sixteen weeks', () => {
  const period = { from: at('1000-01-01T00:00'), until: at('2999-01-01T00:00') };
  const times = occurrencesIn(weekly(), period, now);
  expect(times.length).toBe(17);
  expect(museumDateTime(times[0]?.startAt ?? now)).toBe('2026-09-26T14:00:00+08:00');
});

test('the day is the museum’s, wherever the clock of the server stands', () => {
  const lateOnFriday = new Date('2026-11-20T16:30:00Z');
  const times = occurrencesIn(weekly({ start: '00:00' }), { from: lateOnFriday }, lateOnFriday);
  expect(times[0]?.id).toBe('rubbing.20261128');
});

test('an id names one time; a weekly activity’s own id names its next one', () => {
  const talk = once('2026-10-01T14:00', '2026-10-01T16:00');
  expect(occurrenceNamed(talk, 'talk', now)?.startAt).toEqual(at('2026-10-01T14:00'));
  expect(occurrenceNamed(talk, 'talk.20261001', now)).toBeUndefined();
  expect(occurrenceNamed(weekly(), 'rubbing', now)?.id).toBe('rubbing.20261121');
  expect(occurrenceNamed(weekly(), 'rubbing.20261205', now)?.id).toBe('rubbing.20261205');
});

test.each(['rubbing.20261206', 'rubbing.20270123', 'rubbing.20260919', 'other.20261121', 'rub'])(
  '%s names no time',
  (id) => {
    expect(occurrenceNamed(weekly(), id, now)).toBeUndefined();
  },
);

test('only a day at its end makes an id one of a weekly activity', () => {
  expect(splitOccurrenceId('a.b.20261121')).toEqual({ activityId: 'a.b', day: '2026-11-21' });
  for (const id of ['a', '.20261121', 'a.20261131', 'a.2026112', 'a.20261121x']) {
    expect(splitOccurrenceId(id)).toBeUndefined();
  }
});
