import { describe, expect, test } from 'vitest';
import { readActivity, readActivityDetail } from './activity';
import { readDocentSlot } from './docent';
import { readBookingReceipt, readReceipt } from './booking';

const invalidValues = [null, undefined, 5, 'text', [], {}, { id: '' }, { id: null }];

describe('invalid value', () => {
  test.each(invalidValues)('booking readers return undefined for %j', (value) => {
    expect(readActivity(value)).toBeUndefined();
    expect(readActivityDetail(value)).toBeUndefined();
    expect(readDocentSlot(value)).toBeUndefined();
    expect(readReceipt(value)).toBeUndefined();
    expect(readBookingReceipt(value)).toBeUndefined();
  });
});

test('activity with an unknown kind and invalid numbers gets defaults', () => {
  const read = readActivity({ id: 'a', kind: 'circus', left: -1, capacity: 'many', images: 'x' });
  expect(read).toMatchObject({ id: 'a', kind: 'lecture', left: 0, capacity: 1, images: [] });
});

test('docent slot in an unknown language is left out', () => {
  const slot = { day: '2026-11-28', time: '10:30', language: 'fr', left: 3 };
  expect(readDocentSlot(slot)).toBeUndefined();
  expect(readDocentSlot({ ...slot, language: 'en' })).toMatchObject({ left: 3, language: 'en' });
});

test('receipt readers return the id and the free places', () => {
  expect(readReceipt({ id: 7 })).toEqual({ id: '7', code: '7' });
  expect(readBookingReceipt({ id: 'a', left: '3' })).toEqual({ id: 'a', code: 'a', left: 3 });
  expect(readBookingReceipt({ id: 'a', code: 'K7M4XQ', left: 3 })).toEqual({
    id: 'a',
    code: 'K7M4XQ',
    left: 3,
  });
});

test('receipt whose id is too long for a code is unreadable, and its number is the id if that is', () => {
  const long = 'A'.repeat(65);
  expect(readReceipt({ id: long, code: 'K7M4XQ' })).toBeUndefined();
  expect(readReceipt({ id: 'a', code: long })).toEqual({ id: 'a', code: 'a' });
});
