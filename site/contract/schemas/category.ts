import { Type, type Static } from 'typebox';
import { CategoryCode, Id, siteIdField } from './common/fields';
import type { CallSchemas } from './common/call-schema';

/** The `type` of a category that is a link; its target is `linkUrl`, or `url` where that is empty (spec section 2). */
export const linkCategoryType = 3;

/** A node of the menu; the tree is built from the flat list by `parent_id`. */
export const Category = Type.Object({
  id: Id,
  parent_id: Type.Union([Id, Type.Null()]),
  categoryName: Type.String(),
  categoryCode: CategoryCode,
  visible: Type.Boolean(),
  type: Type.Integer(),
  url: Type.String(),
  linkUrl: Type.String(),
  /** Description of a link’s target or of a section’s content, one sentence. */
  title: Type.String(),
  showSecondMenu: Type.Boolean(),
});
export type Category = Static<typeof Category>;

export const categorySchemas = {
  categoryList: {
    summary: 'The flat list of a site’s categories, from which the menu is built.',
    input: Type.Object(siteIdField),
    record: Category,
    example: { siteId: '1' },
  },
} satisfies CallSchemas;
