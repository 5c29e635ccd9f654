import { Type } from 'typebox';
import { Category } from '../entities/category';
import { siteIdField } from '../entities/common';
import type { CallSchema } from './call-schema';

export const categoryList = {
  summary: 'The flat list of a site’s categories, from which the menu is built.',
  input: Type.Object(siteIdField),
  record: Category,
  example: { siteId: '1' },
} satisfies CallSchema;
