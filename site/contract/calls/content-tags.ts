import { Type } from 'typebox';
import { CategoryCode, CountedTag, siteIdField } from '../entities/common';
import type { CallSchema } from './call-schema';

export const contentTags = {
  summary:
    'The tags of the published entries of a category and of the visible ones below it, each with the number of its entries.',
  input: Type.Object({ ...siteIdField, categoryCode: CategoryCode }),
  record: CountedTag,
  example: { siteId: '1', categoryCode: 'News' },
} satisfies CallSchema;
