import { Type } from 'typebox';
import { CategoryCode, siteIdField } from '../common/fields';
import { ContentEntry } from './content-entry';
import { pagingFields, type CallSchema } from '../common/call-schema';

export const contentNews = {
  summary:
    'A page of the newest entries of the category News and of the visible categories below it; categoryCode narrows it to one of them.',
  input: Type.Object({
    ...siteIdField,
    ...pagingFields,
    categoryCode: Type.Optional(CategoryCode),
  }),
  record: ContentEntry,
  example: { siteId: '1', pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
