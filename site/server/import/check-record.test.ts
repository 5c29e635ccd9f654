import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { checkRecord } from './check-record';

const Picture = Type.Object({ file: Type.String(), credit: Type.Optional(Type.String()) });
const schema = Type.Object({
  id: Type.String(),
  parent: Type.Union([Type.String(), Type.Null()]),
  note: Type.Optional(Type.String()),
  images: Type.Optional(Type.Array(Picture)),
});

function check(record: unknown) {
  const faults: string[] = [];
  const known = checkRecord(schema, record, (field, reason) => faults.push(`${field}: ${reason}`));
  return { known, faults };
}

test('what the schema does not name is left out, the record given stays as it was', () => {
  const record = { id: 'a', parent: null, more: { deep: [1] } };
  expect(check(record)).toEqual({ known: { id: 'a', parent: null }, faults: [] });
  expect(record.more).toEqual({ deep: [1] });
});

test('null is as good as nothing where a field is optional, and only there', () => {
  expect(check({ id: 'a', parent: null, note: null }).known).toEqual({ id: 'a', parent: null });
  expect(check({ id: null, parent: null }).faults).toEqual(['id: must be of type string']);
});

test('a control character is named where it stands, tabs and line breaks are none', () => {
  const images = [{ file: 'a\u0007.jpg' }];
  expect(check({ id: 'a', parent: 'b\u0000', note: 'x\n\ty', images }).faults).toEqual([
    'parent: holds a control character',
    'images[0].file: holds a control character',
  ]);
});

test('more faults than a few are all named', () => {
  const images = Array.from({ length: 30 }, () => ({ file: 5 }));
  expect(check({ id: 'a', parent: null, images }).faults).toHaveLength(30);
});

test.each([null, 5, 'text', [], [{ id: 'a' }]])('%j is no record', (record) => {
  const { known, faults } = check(record);
  expect(known).toBeUndefined();
  expect(faults).toEqual([': must be of type object']);
});
