import { Type } from 'typebox';
import { siteIdField } from '../entities/common';
import { favouriteInput, FavouriteState } from '../entities/favourite';
import type { CallSchema } from './call-schema';

export const favouriteState = {
  summary: 'Whether a thing is among the favourites of the member.',
  input: Type.Object({ ...siteIdField, ...favouriteInput }),
  record: FavouriteState,
  example: { contentId: 'yuanding', categoryCode: 'ExcellentCollection' },
} satisfies CallSchema;
