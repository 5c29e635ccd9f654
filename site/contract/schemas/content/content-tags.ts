import { Type } from 'typebox';
import { CategoryCode, CountedTag, siteIdField } from '../common/fields';
import type { CallSchema } from '../common/call-schema';

export const contentTags = {
  summary:
    'The tags of the published entries of a category and of the visible ones below it, each with the number of its entries.',
  input: Type.Object({ ...siteIdField, categoryCode: CategoryCode }),
  record: CountedTag,
  example: { siteId: '1', categoryCode: 'News' },
} satisfies CallSchema;
