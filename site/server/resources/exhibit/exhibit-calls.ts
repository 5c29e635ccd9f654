import type { Database } from '../../db/database';
import { pageWindow } from '../../db/read-page';
import type { CallHandlers } from '../../http/call';
import { noSuchRecord } from '../../http/failure';
import { countExhibits, readExhibit, readExhibits } from './exhibit-queries';

export function exhibitCalls(db: Database): Pick<CallHandlers, 'exhibitPage' | 'exhibitDetail'> {
  return {
    exhibitPage: async (input, { siteId }) => {
      const filter = { ...input, siteId };
      const total = await countExhibits(db, filter);
      const records = await readExhibits(db, filter, pageWindow(input));
      return { total, records };
    },

    exhibitDetail: async ({ id }, { siteId }) => {
      const exhibit = await readExhibit(db, siteId, id);
      if (!exhibit) throw noSuchRecord('id', id);
      return [exhibit];
    },
  };
}
