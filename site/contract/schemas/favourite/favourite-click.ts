import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { favouriteInput, FavouriteState } from './favourite';
import type { CallSchema } from '../common/call-schema';

export const favouriteClick = {
  summary:
    'Adds a thing to the favourites of the member, or takes it away. Clicks at the same moment count one after the other.',
  input: Type.Object({ ...siteIdField, ...favouriteInput }),
  record: FavouriteState,
  example: { contentId: 'yuanding', categoryCode: 'ExcellentCollection' },
} satisfies CallSchema;
