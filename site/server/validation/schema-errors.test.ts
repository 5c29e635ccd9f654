import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { describeFieldError } from '../../contract/shared/field-error-messages';
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
    ({ field, error }) => `${field} ${describeFieldError(error, 'en')}`,
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
