import { expect, test } from 'vitest';
import { boundsOfDay } from './bounds-of-day';

const now = new Date('2026-11-24T20:00:00+08:00');

test('activities of a day are those that begin on it, of today those to come', () => {
  expect(boundsOfDay('2026-11-25', now)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  expect(boundsOfDay('2026-11-24', now)).toEqual({ to: '2026-11-24' });
});

test('anything but a day in the address is ignored', () => {
  expect(boundsOfDay('', now)).toEqual({});
  expect(boundsOfDay('2026-02-30', now)).toEqual({});
  expect(boundsOfDay('tomorrow', now)).toEqual({});
});
