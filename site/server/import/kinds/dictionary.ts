import { Type } from 'typebox';
import { parseMapPosition } from '../../../contract/shared/map-position';
import { localized } from '../records/localized';
import { control, DictValue, OptionalTitle, Title } from './fields';
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
    mapPlace: Type.Optional(Type.String({ maxLength: 9, ...control('line') })),
  }),
  add: ({ id, dictCode, dictValue, label_zh, label_en, mapPlace }, { at, pack, report }) => {
    const expected = `${dictCode}/${dictValue}`;
    if (id !== expected) report('id', `must be ${expected}`);
    if (mapPlace && !parseMapPosition(mapPlace)) report('mapPlace', mapPlaceReason);
    const label = localized(label_zh, label_en);
    pack.dictionaryValues.push({
      ...{ at, id, dictCode, dictValue, label, isImplied: false },
      ...(mapPlace && { mapPlace }),
    });
  },
});

const mapPlaceReason =
  'must be a position on the map in per cent of its width and height, such as 22% 66%';
