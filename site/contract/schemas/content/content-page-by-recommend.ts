import { Type } from 'typebox';
import { CategoryCode, siteIdField } from '../common/fields';
import { ContentEntry } from './content-entry';
import { pagingFields, type CallSchema } from '../common/call-schema';

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
