import { Type } from 'typebox';
import { CategoryCode, siteIdField } from '../entities/common';
import { ChildCategory } from '../entities/child-category';
import type { CallSchema } from './call-schema';

export const contentListByParentCode = {
  summary:
    'The visible child categories of a category in their order, each with its newest entries, at most ten.',
  input: Type.Object({ ...siteIdField, parentCode: CategoryCode }),
  record: ChildCategory,
  example: { siteId: '1', parentCode: 'Snews' },
} satisfies CallSchema;
