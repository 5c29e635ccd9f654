import { Type } from 'typebox';
import { CategoryCode, siteIdField } from '../common/fields';
import { ChildCategory } from './child-category';
import type { CallSchema } from '../common/call-schema';

export const contentListByParentCode = {
  summary:
    'The visible child categories of a category in their order, each with its newest entries, at most ten.',
  input: Type.Object({ ...siteIdField, parentCode: CategoryCode }),
  record: ChildCategory,
  example: { siteId: '1', parentCode: 'Snews' },
} satisfies CallSchema;
