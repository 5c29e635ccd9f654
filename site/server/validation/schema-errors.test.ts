import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { fieldErrorInChinese, fieldErrorInEnglish } from './field-error-messages';
import { toValidationErrors } from './schema-errors';

const Record = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 5 }),
  size: Type.Integer({ minimum: 1, maximum: 9 }),
  kind: Type.Union([Type.Literal('base'), Type.Literal('review')]),
  day: Type.String({ format: 'date' }),
  images: Type.Array(Type.Object({ file: Type.String() }), { minItems: 1 }),
});
const good = { id: 'a', size: 1, kind: 'base', day: '2026-11-21', images: [{ file: 'x' }] };

function faultsOf(change: object, schema: TSchema = Record): string[] {
  const record: unknown = JSON.parse(JSON.stringify({ ...good, ...change }));
  const errors = Value.Errors(schema, record);
  return toValidationErrors(errors).map(
    ({ field, error }) => `${field} ${fieldErrorInEnglish(error)}`,
  );
}

test('valid record has no errors', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  [{ id: '' }, 'id must not be empty'],
  [{ id: 'abcdef' }, 'id must have at most 5 characters'],
  [{ id: 5 }, 'id must be of type string'],
  [{ size: 0 }, 'size must be at least 1'],
  [{ size: 10 }, 'size must be at most 9'],
  [{ size: 1.5 }, 'size must be of type integer'],
  [{ kind: 'other' }, 'kind must be one of: base, review'],
  [{ day: 'today' }, 'day must have the format date'],
  [{ images: [] }, 'images needs at least 1 items'],
  [{ images: [{ file: 'x' }, { file: 1 }] }, 'images[1].file must be of type string'],
  [{ images: [{}] }, 'images[0].file is missing'],
])('record with %j has the error "%s"', (change, fault) => {
  expect(faultsOf(change)).toEqual([fault]);
});

test('each invalid field has exactly one error', () => {
  expect(faultsOf({ id: undefined, size: undefined, kind: 5 })).toEqual([
    'id is missing',
    'size is missing',
    'kind must be one of: base, review',
  ]);
});

test('every error kind has a distinct message in both languages', () => {
  const faults = [
    { kind: 'missing' },
    { kind: 'type', expected: 'string' },
    { kind: 'minimum', limit: 1 },
    { kind: 'maximum', limit: 9 },
    { kind: 'minLength', limit: 1 },
    { kind: 'minLength', limit: 2 },
    { kind: 'maxLength', limit: 5 },
    { kind: 'minItems', limit: 1 },
    { kind: 'choice', choices: 'a, b' },
    { kind: 'format', expected: 'date' },
    { kind: 'character' },
    { kind: 'repeated' },
    { kind: 'earliest', limit: '2026-11-21' },
    { kind: 'latest', limit: '2026-11-21' },
    { kind: 'closed' },
    { kind: 'consent' },
    { kind: 'unknownSite' },
  ] as const;
  const zh = faults.map(fieldErrorInChinese);
  const en = faults.map(fieldErrorInEnglish);
  expect(new Set(zh).size).toBe(faults.length);
  expect(new Set(en).size).toBe(faults.length);
  expect(zh.every((text) => /[\u4e00-\u9fff]/.test(text))).toBe(true);
  expect(en.every((text) => /^[\x20-\x7e]+$/.test(text))).toBe(true);
});
