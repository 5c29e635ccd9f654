import { Type, type Static } from 'typebox';
import { siteIdField } from './common/fields';
import type { CallSchemas } from './common/call-schema';

export const DictionaryValue = Type.Object({
  dictCode: Type.String(),
  dictValue: Type.String(),
  label: Type.String(),
  /** Position on the map of the province in per cent of its width and height, `22% 66%`; only of places in it. */
  mapPlace: Type.Optional(Type.String()),
});
export type DictionaryValue = Static<typeof DictionaryValue>;

export const dictionarySchemas = {
  dictList: {
    summary: 'The values of a dictionary (period, material, findSpot) in their order.',
    input: Type.Object({ ...siteIdField, dictCode: Type.String({ minLength: 1, maxLength: 200 }) }),
    record: DictionaryValue,
    example: { siteId: '1', dictCode: 'period' },
  },
} satisfies CallSchemas;
