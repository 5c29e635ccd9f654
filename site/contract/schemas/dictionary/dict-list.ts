import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { DictionaryValue } from './dictionary-value';
import type { CallSchema } from '../common/call-schema';

export const dictList = {
  summary: 'The values of a dictionary (period, material) in their order.',
  input: Type.Object({ ...siteIdField, dictCode: Type.String({ minLength: 1, maxLength: 200 }) }),
  record: DictionaryValue,
  example: { siteId: '1', dictCode: 'period' },
} satisfies CallSchema;
