import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { favouriteInput, FavouriteState } from './favourite';
import type { CallSchema } from '../common/call-schema';

export const favouriteState = {
  summary: 'Whether a thing is among the favourites of the member.',
  input: Type.Object({ ...siteIdField, ...favouriteInput }),
  record: FavouriteState,
  example: { contentId: 'yuanding', categoryCode: 'ExcellentCollection' },
} satisfies CallSchema;
