import type { Database } from '../../db/database';
import { pageWindow } from '../../db/read-page';
import type { CallHandlers } from '../../http/call';
import { noSuchRecord } from '../../http/failure';
import { countFavourites, readFavourites } from './favourite-list';
import { isFavourite, toggleFavourite } from './favourite-state';
import { findThing, type Thing } from './find-thing';

export function favouriteCalls(
  db: Database,
): Pick<CallHandlers, 'favouriteClick' | 'favouriteState' | 'favouritePage'> {
  const find = async (
    named: { categoryCode: string; contentId: string },
    now: Date,
  ): Promise<Thing> => {
    const thing = await findThing(db, named, now);
    if (!thing) throw noSuchRecord('contentId', named.contentId);
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
      return { total, records: await readFavourites(db, reader, pageWindow(input)) };
    },
  };
}
