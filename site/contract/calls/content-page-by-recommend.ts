import { Type } from 'typebox';
import { CategoryCode, siteIdField } from '../entities/common';
import { ContentEntry } from '../entities/content-entry';
import { pagingFields, type CallSchema } from './call-schema';

export const contentPageByRecommend = {
  summary:
    'A page of entries, recommended ones first, then newest first; of the whole menu where no category is named.',
  input: Type.Object({
    ...siteIdField,
    ...pagingFields,
    categoryCode: Type.Optional(CategoryCode),
  }),
  record: ContentEntry,
  example: { siteId: '1', categoryCode: 'News', pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
