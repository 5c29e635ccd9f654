import { Type, type Static } from 'typebox';
import { CategoryCode } from '../common/fields';
import { ContentEntry } from './content-entry';

/** A child of the requested category, with the newest entries of its whole subtree. */
export const ChildCategory = Type.Object({
  categoryCode: CategoryCode,
  categoryName: Type.String(),
  records: Type.Array(ContentEntry),
});
export type ChildCategory = Static<typeof ChildCategory>;
