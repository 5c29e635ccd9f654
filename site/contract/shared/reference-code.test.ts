import { expect, test } from 'vitest';
import {
  normaliseReferenceCode,
  referenceCodeAlphabet,
  spellReferenceCode,
} from './reference-code';

test('alphabet of reference codes has no characters that are confused with each other', () => {
  expect(referenceCodeAlphabet).not.toMatch(/[0O1IL2Z5S8BU]/);
  expect(new Set(referenceCodeAlphabet).size).toBe(referenceCodeAlphabet.length);
});

test.each(['K7M4XQ', 'k7m4xq', ' K7M 4XQ ', 'k7m-4xq', 'Ｋ７Ｍ４ＸＱ'])(
  'reference code typed as %j is found in its stored form',
  (typed) => {
    expect(normaliseReferenceCode(typed)).toBe('K7M4XQ');
  },
);

test('spelled reference code has its letters apart and is accepted as typed', () => {
  expect(spellReferenceCode('K7M4XQ')).toBe('K 7 M 4 X Q');
  expect(normaliseReferenceCode(spellReferenceCode('K7M4XQ'))).toBe('K7M4XQ');
});

test('number of another form is not spelled', () => {
  expect(spellReferenceCode('B-2026-12')).toBe('B-2026-12');
});
