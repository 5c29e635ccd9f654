import { Type } from 'typebox';
import { Category } from './category';
import { siteIdField } from '../common/fields';
import type { CallSchema } from '../common/call-schema';

export const categoryList = {
  summary: 'The flat list of a site’s categories, from which the menu is built.',
  input: Type.Object(siteIdField),
  record: Category,
  example: { siteId: '1' },
} satisfies CallSchema;
