import { expect, test } from 'vitest';
import { museumDay } from '../../../contract/museum-time';
import { openingState } from './opening-state';

/** A moment by the museum's clock. */
const at = (local: string) => new Date(`${local}+08:00`);

test.each([
  ['2026-11-21T08:59', 'later'],
  ['2026-11-21T09:00', 'open'],
  ['2026-11-21T16:59', 'open'],
  ['2026-11-21T17:00', 'over'],
  ['2026-11-21T00:00', 'later'],
  ['2026-11-23T12:00', 'closed'],
])('%s: %s', (local, state) => {
  expect(openingState(at(local)).state).toBe(state);
});

test('the visitor’s own clock does not matter', () => {
  // Sunday evening in London is Monday in the museum.
  expect(openingState(new Date('2026-11-22T20:00:00Z')).state).toBe('closed');
  expect(museumDay(new Date('2026-11-22T20:00:00Z'))).toBe('2026-11-23');
});

test('after Sunday comes Tuesday', () => {
  expect(openingState(at('2026-11-22T18:00'))).toEqual({
    state: 'over',
    next: { weekday: 2, tomorrow: false },
  });
  expect(openingState(at('2026-11-21T18:00')).next).toEqual({ weekday: 0, tomorrow: true });
});

test('a Monday that is a public holiday is open, and is what comes after that Sunday', () => {
  expect(openingState(at('2026-10-05T10:00')).state).toBe('open');
  expect(openingState(at('2026-10-04T18:00')).next).toEqual({ weekday: 1, tomorrow: true });
});
