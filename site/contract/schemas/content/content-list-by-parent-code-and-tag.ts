import { Type } from 'typebox';
import { CategoryCode, siteIdField, TagId } from '../common/fields';
import { ChildCategory } from './child-category';
import type { CallSchema } from '../common/call-schema';

export const contentListByParentCodeAndTag = {
  summary:
    'As content/listByParentCode, narrowed to the entries under a tag; a child that has none is left out.',
  input: Type.Object({ ...siteIdField, parentCode: CategoryCode, tagId: TagId }),
  record: ChildCategory,
  example: { siteId: '1', parentCode: 'Snews', tagId: 'families' },
} satisfies CallSchema;
