import { Type, type Static } from 'typebox';
import { CategoryCode, DateTime, Id } from '../common/fields';

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
