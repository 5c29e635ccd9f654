import { Type, type Static } from 'typebox';
import { CategoryCode } from './common';
import { ContentEntry } from './content-entry';

/** A category below the asked one, with the newest entries of itself and of what stands below it. */
export const ChildCategory = Type.Object({
  categoryCode: CategoryCode,
  categoryName: Type.String(),
  records: Type.Array(ContentEntry),
});
export type ChildCategory = Static<typeof ChildCategory>;
