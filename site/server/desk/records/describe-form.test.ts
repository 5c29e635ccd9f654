import { expect, test } from 'vitest';
import { fieldLabel, fieldLabels } from '../../../contract/shared/desk/field-labels';
import type { RecordField } from '../../../contract/shared/desk/records';
import { formDescriptions } from './describe-form';

/** Every field with the form or field that it belongs to. */
function allFields(fields: readonly RecordField[], parent: string): [RecordField, string][] {
  return fields.flatMap((field) => {
    const own = field.control === 'pictures' ? 'picture' : field.name;
    return [[field, parent] as [RecordField, string], ...allFields(field.fields ?? [], own)];
  });
}

const all = formDescriptions.flatMap(({ form, fields }) => allFields(fields, form));

test('every field of every form has a label in both languages', () => {
  const missing = all.filter(
    ([field]) => !(['x', 'y'].includes(field.name) || fieldLabel(field, '', 'zh') !== field.name),
  );
  expect(missing.map(([field, parent]) => `${parent}.${field.name}`)).toEqual([]);
  expect(Object.keys(fieldLabels.en.fields)).toEqual(Object.keys(fieldLabels.zh.fields));
});

test('every option of every choice has a label in both languages', () => {
  const options = all.flatMap(([{ options: values = [] }]) => values);
  expect(options.filter((option) => !(option in fieldLabels.zh.options))).toEqual([]);
  expect(Object.keys(fieldLabels.en.options)).toEqual(Object.keys(fieldLabels.zh.options));
});

test('fields of an entry have the controls that its schema tells', () => {
  const fields = formDescriptions.find(({ form }) => form === 'entry')?.fields ?? [];
  const controls = Object.fromEntries(fields.map(({ name, control }) => [name, control]));
  expect(controls).toMatchObject({
    id: 'id',
    category: 'reference',
    title: 'line',
    summary: 'text',
    content: 'richText',
    published_at: 'moment',
    tags: 'references',
    recommended: 'flag',
    facts: 'facts',
    images: 'pictures',
    video: 'group',
    parts: 'list',
  });
  expect(fields.find(({ name }) => name === 'title')).toMatchObject({
    languages: ['zh', 'en'],
    isRequired: true,
    max: 200,
  });
});
