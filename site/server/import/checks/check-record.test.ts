import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { validateRecord } from './check-record';

const Picture = Type.Object({ file: Type.String(), credit: Type.Optional(Type.String()) });
const schema = Type.Object({
  id: Type.String(),
  parent: Type.Union([Type.String(), Type.Null()]),
  note: Type.Optional(Type.String()),
  images: Type.Optional(Type.Array(Picture)),
});

function check(record: unknown) {
  const errors: string[] = [];
  const known = validateRecord(schema, record, (field, reason) =>
    errors.push(`${field}: ${reason}`),
  );
  return { known, errors };
}

test('a checked record has no unknown properties, and the input is not mutated', () => {
  const record = { id: 'a', parent: null, more: { deep: [1] } };
  expect(check(record)).toEqual({ known: { id: 'a', parent: null }, errors: [] });
  expect(record.more).toEqual({ deep: [1] });
});

test('a record nested deeper than 32 levels is reported, however deep it is', () => {
  const nest = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
  expect(check({ id: 'a', parent: null, more: nest(31) }).errors).toEqual([]);
  for (const depth of [32, 500_000]) {
    expect(check({ id: 'a', parent: null, more: nest(depth) })).toEqual({
      known: undefined,
      errors: [': is nested deeper than 32 levels'],
    });
  }
});

test('null is accepted as absent for optional fields only', () => {
  expect(check({ id: 'a', parent: null, note: null }).known).toEqual({ id: 'a', parent: null });
  expect(check({ id: null, parent: null }).errors).toEqual(['id: must be of type string']);
});

test('a control character is reported with its field, tabs and line breaks are allowed', () => {
  const images = [{ file: 'a\u0007.jpg' }];
  expect(check({ id: 'a', parent: 'b\u0000', note: 'x\n\ty', images }).errors).toEqual([
    'parent: contains a control character',
    'images[0].file: contains a control character',
  ]);
});

test('all errors of a record are reported, beyond the default limit of the schema library', () => {
  const images = Array.from({ length: 30 }, () => ({ file: 5 }));
  expect(check({ id: 'a', parent: null, images }).errors).toHaveLength(30);
});

test.each([null, 5, 'text', [], [{ id: 'a' }]])('%j is rejected as a record', (record) => {
  const { known, errors } = check(record);
  expect(known).toBeUndefined();
  expect(errors).toEqual([': must be of type object']);
});
