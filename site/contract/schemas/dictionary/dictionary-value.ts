import { Type, type Static } from 'typebox';

export const DictionaryValue = Type.Object({
  dictCode: Type.String(),
  dictValue: Type.String(),
  label: Type.String(),
});
export type DictionaryValue = Static<typeof DictionaryValue>;
