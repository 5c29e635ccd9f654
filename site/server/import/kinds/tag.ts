import { Type } from 'typebox';
import { localized } from '../records/localized';
import { Id, OptionalTitle, Title } from './fields';
import { defineRecordForm } from './kind';

export const tag = defineRecordForm({
  name: 'tag',
  kind: 'tag',
  files: ['tags.json'],
  property: 'tags',
  schema: Type.Object({ id: Id, name_zh: Title, name_en: OptionalTitle }),
  add: (record, { at, pack }) => {
    pack.tags.push({ at, id: record.id, name: localized(record.name_zh, record.name_en) });
  },
});
