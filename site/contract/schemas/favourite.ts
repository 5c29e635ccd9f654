import { Type, type Static } from 'typebox';
import { CategoryCode, DateTime, Id, siteIdField } from './common/fields';
import { pagingFields, type CallSchemas } from './common/call-schema';

/**
 * Key of a favourite: an entry with its category, an exhibition with the code of one of its lists, or an
 * object with `ExcellentCollection`.
 */
export const favouriteInput = { contentId: Id, categoryCode: CategoryCode };

export const FavouriteState = Type.Object({ isFav: Type.Boolean() });

export const Favourite = Type.Object({
  ...favouriteInput,
  title: Type.String(),
  /** Language of `title`, where the record has no translation for the requesting site. */
  titleLang: Type.Optional(Type.String()),
  /** URL; empty without a picture. */
  thumbImg: Type.String(),
  /** Hash route in the app; empty where no route shows the record. */
  route: Type.String(),
  createdAt: DateTime,
});
export type Favourite = Static<typeof Favourite>;

export const favouriteSchemas = {
  favouriteClick: {
    summary:
      'Adds a thing to the favourites of the member, or takes it away. Clicks at the same moment count one after the other.',
    input: Type.Object({ ...siteIdField, ...favouriteInput }),
    record: FavouriteState,
    example: { contentId: 'yuanding', categoryCode: 'ExcellentCollection' },
  },

  favouriteState: {
    summary: 'Whether a thing is among the favourites of the member.',
    input: Type.Object({ ...siteIdField, ...favouriteInput }),
    record: FavouriteState,
    example: { contentId: 'yuanding', categoryCode: 'ExcellentCollection' },
  },

  favouritePage: {
    summary: 'The favourites of the member that can be seen today, newest first.',
    input: Type.Object({ ...siteIdField, ...pagingFields }),
    record: Favourite,
    example: { pageNum: 1, pageSize: 10 },
  },
} satisfies CallSchemas;
