import { Type, type Static } from 'typebox';
import { CategoryCode, DateTime, Id } from './common';

/**
 * What can be liked: an entry of a category, an exhibition under the code of one of its lists, an
 * object under `ExcellentCollection`.
 */
export const favouriteInput = { contentId: Id, categoryCode: CategoryCode };

export const FavouriteState = Type.Object({ isFav: Type.Boolean() });

export const Favourite = Type.Object({
  ...favouriteInput,
  title: Type.String(),
  /** The language of `title`, where the site that asks has no row of its own for it. */
  titleLang: Type.Optional(Type.String()),
  /** Empty where there is no picture. */
  thumbImg: Type.String(),
  /** Where the app shows it, below `#`; empty where no route does. */
  route: Type.String(),
  createdAt: DateTime,
});
export type Favourite = Static<typeof Favourite>;
