import { describe, expect, test } from 'vitest';
import { readActivity, readActivityDetail } from './activity';
import { readDocentSlot } from './docent-slot';
import { readBookingReceipt, readReceipt } from './receipt';

const strange = [null, undefined, 5, 'text', [], {}, { id: '' }, { id: null }];

describe('what is no record is left out', () => {
  test.each(strange)('%j', (value) => {
    expect(readActivity(value)).toBeUndefined();
    expect(readActivityDetail(value)).toBeUndefined();
    expect(readDocentSlot(value)).toBeUndefined();
    expect(readReceipt(value)).toBeUndefined();
    expect(readBookingReceipt(value)).toBeUndefined();
  });
});

test('an activity of an unknown kind, without numbers, can be shown', () => {
  const read = readActivity({ id: 'a', kind: 'circus', left: -1, capacity: 'many', images: 'x' });
  expect(read).toMatchObject({ id: 'a', kind: 'lecture', left: 0, capacity: 1, images: [] });
});

test('a tour in a language that the museum does not guide in is left out', () => {
  const slot = { day: '2026-11-28', time: '10:30', language: 'fr', left: 3 };
  expect(readDocentSlot(slot)).toBeUndefined();
  expect(readDocentSlot({ ...slot, language: 'en' })).toMatchObject({ left: 3, language: 'en' });
});

test('a receipt bears its number', () => {
  expect(readReceipt({ id: 7 })).toEqual({ id: '7' });
  expect(readBookingReceipt({ id: 'a', left: '3' })).toEqual({ id: 'a', left: 3 });
});
