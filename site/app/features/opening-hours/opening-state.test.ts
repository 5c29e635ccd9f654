import { expect, test } from 'vitest';
import type { OpeningRule } from '../../../contract/schemas/site';
import { museumDay } from '../../../contract/shared/museum-time';
import { openingState } from './opening-state';

const hours = { opens: '09:00', lastEntry: '16:30', closes: '17:00' };
const rules: OpeningRule[] = [
  {
    weekdays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    hours,
    text: '',
  },
  { from: '2026-10-05', until: '2026-10-05', hours, text: '' },
  { from: '2027-02-05', until: '2027-02-09', text: '' },
];

/** A moment in the museum's time zone. */
const at = (local: string) => new Date(`${local}+08:00`);
const stateAt = (local: string) => openingState(at(local), rules);

test.each([
  ['2026-11-21T08:59', 'later'],
  ['2026-11-21T09:00', 'open'],
  ['2026-11-21T16:29', 'open'],
  ['2026-11-21T16:30', 'lastHour'],
  ['2026-11-21T16:59', 'lastHour'],
  ['2026-11-21T17:00', 'over'],
  ['2026-11-21T00:00', 'later'],
  ['2026-11-23T12:00', 'closed'],
])('the opening state at %s is %s', (local, state) => {
  expect(stateAt(local).state).toBe(state);
});

test('the opening state is computed in the time zone of the museum', () => {
  // Sunday evening in London is Monday in the museum's time zone.
  expect(openingState(new Date('2026-11-22T20:00:00Z'), rules).state).toBe('closed');
  expect(museumDay(new Date('2026-11-22T20:00:00Z'))).toBe('2026-11-23');
});

test('the next opening after a Sunday is the Tuesday', () => {
  expect(stateAt('2026-11-22T18:00')).toEqual({
    state: 'over',
    hours,
    next: { day: '2026-11-24', hours, tomorrow: false },
  });
  expect(stateAt('2026-11-21T18:00').next).toMatchObject({ day: '2026-11-22', tomorrow: true });
});

test('a Monday with opening hours of its own is open and is the next opening after the Sunday', () => {
  expect(stateAt('2026-10-05T10:00').state).toBe('open');
  expect(stateAt('2026-10-04T18:00').next).toMatchObject({ day: '2026-10-05', tomorrow: true });
});

test('the next opening during a closure of several days is the day after it', () => {
  expect(stateAt('2027-02-06T10:00')).toMatchObject({
    state: 'closed',
    next: { day: '2027-02-10', tomorrow: false },
  });
});
