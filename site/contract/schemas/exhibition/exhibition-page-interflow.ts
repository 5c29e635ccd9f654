import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { ContentEntry } from '../content/content-entry';
import { pagingFields, type CallSchema } from '../common/call-schema';

export const exhibitionPageInterflow = {
  summary:
    'A page of exchanges with other museums, newest first: the entries of the categories InterExchange and ForeignExchange.',
  input: Type.Object({ ...siteIdField, ...pagingFields }),
  record: ContentEntry,
  example: { siteId: '1', pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
