import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import type { CallHandlers } from '../../http/call';
import { recordNotFound } from '../../http/http-error';
import { countFavourites, readFavourites } from './favourite-queries';
import { isFavourite, toggleFavourite } from './favourite-state';
import { findFavouriteTarget, type FavouriteTarget } from './find-favourite-target';

export function favouriteCalls(
  db: Database,
): Pick<CallHandlers, 'favouriteClick' | 'favouriteState' | 'favouritePage'> {
  const find = async (
    named: { categoryCode: string; contentId: string },
    now: Date,
  ): Promise<FavouriteTarget> => {
    const thing = await findFavouriteTarget(db, named, now);
    if (!thing) throw recordNotFound('contentId', named.contentId);
    return thing;
  };
  return {
    favouriteClick: async (input, { member, now }) => {
      const thing = await find(input, now);
      return { isFav: await toggleFavourite(db, member.id, thing, now) };
    },

    favouriteState: async (input, { member, now }) => {
      const thing = await find(input, now);
      return { isFav: await isFavourite(db, member.id, thing) };
    },

    favouritePage: async (input, { siteId, member, now }) => {
      const reader = { memberId: member.id, siteId, now };
      const total = await countFavourites(db, reader);
      return { total, records: await readFavourites(db, reader, toLimitOffset(input)) };
    },
  };
}
