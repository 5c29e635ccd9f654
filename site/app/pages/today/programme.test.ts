import { expect, test } from 'vitest';
import { sortProgramme, timeState, type ProgrammeItem } from './programme';

const tour = { startAt: '2026-11-21T10:30:00+08:00', endAt: '2026-11-21T11:30:00+08:00' };
const at = (time: string) => new Date(`2026-11-21T${time}:00+08:00`);

test.each([
  ['10:29', 'later'],
  ['10:30', 'now'],
  ['11:29', 'now'],
  ['11:30', 'over'],
])('a tour from 10:30 to 11:30 is, at %s, %s', (time, state) => {
  expect(timeState(tour, at(time))).toBe(state);
});

test('a moment is over as soon as it has come', () => {
  const opening = { startAt: tour.startAt, endAt: '' };
  expect(timeState(opening, at('10:29'))).toBe('later');
  expect(timeState(opening, at('10:30'))).toBe('over');
});

test('a programme is in the order of its times, whatever their offsets', () => {
  const item = (key: string, startAt: string): ProgrammeItem => {
    return { kind: 'tour', key, startAt, endAt: '', title: key, facts: [] };
  };
  const items = [
    item('noon', '2026-11-21T12:00:00+08:00'),
    item('eleven', '2026-11-21T03:00:00Z'),
    item('noon too', '2026-11-21T12:00:00+08:00'),
  ];
  expect(sortProgramme(items).map(({ key }) => key)).toEqual(['eleven', 'noon', 'noon too']);
});
