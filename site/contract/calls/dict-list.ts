import { Type } from 'typebox';
import { siteIdField } from '../entities/common';
import { DictionaryValue } from '../entities/dictionary-value';
import type { CallSchema } from './call-schema';

export const dictList = {
  summary: 'The values of a dictionary (period, material) in their order.',
  input: Type.Object({ ...siteIdField, dictCode: Type.String({ minLength: 1, maxLength: 200 }) }),
  record: DictionaryValue,
  example: { siteId: '1', dictCode: 'period' },
} satisfies CallSchema;
