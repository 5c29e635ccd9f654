import { Type } from 'typebox';
import { siteIdField } from '../entities/common';
import { ContentEntry } from '../entities/content-entry';
import { pagingFields, type CallSchema } from './call-schema';

export const exhibitionPageInterflow = {
  summary:
    'A page of exchanges with other museums, newest first: the entries of the categories InterExchange and ForeignExchange.',
  input: Type.Object({ ...siteIdField, ...pagingFields }),
  record: ContentEntry,
  example: { siteId: '1', pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
