import { Type } from 'typebox';
import { CategoryCode, siteIdField } from '../common/fields';
import { ContentEntryDetail } from './content-entry';
import type { CallSchema } from '../common/call-schema';

export const contentCategoryText = {
  summary:
    "The text of a category's own page: the newest published entry of that very category, one without facts before others. An empty list where there is none.",
  input: Type.Object({ ...siteIdField, categoryCode: CategoryCode }),
  record: ContentEntryDetail,
  example: { siteId: '1', categoryCode: 'Service' },
} satisfies CallSchema;
