import { expect, test } from 'vitest';
import { museumDateTime, museumDay } from './museum-time';

test.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('at %s the museum’s day is %s', (moment, day) => {
  expect(museumDay(new Date(moment))).toBe(day);
});

test('a moment is written with the museum’s offset and stays the same moment', () => {
  const moment = new Date('2026-11-20T16:30:00Z');
  const written = museumDateTime(moment);
  expect(written).toBe('2026-11-21T00:30:00+08:00');
  expect(new Date(written)).toEqual(moment);
});
