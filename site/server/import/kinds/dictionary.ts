import { Type } from 'typebox';
import { localized } from '../records/localized';
import { DictValue, OptionalTitle, Title } from './fields';
import { defineRecordForm } from './kind';

export const dictionary = defineRecordForm({
  name: 'dictionary',
  kind: 'dictionary',
  files: ['dictionaries.json'],
  property: 'values',
  schema: Type.Object({
    id: Type.String({ minLength: 1, maxLength: 201 }),
    dictCode: DictValue,
    dictValue: DictValue,
    label_zh: Title,
    label_en: OptionalTitle,
  }),
  add: ({ id, dictCode, dictValue, label_zh, label_en }, { at, pack, report }) => {
    const expected = `${dictCode}/${dictValue}`;
    if (id !== expected) report('id', `must be ${expected}`);
    const label = localized(label_zh, label_en);
    pack.dictionaryValues.push({ at, id, dictCode, dictValue, label, isImplied: false });
  },
});
