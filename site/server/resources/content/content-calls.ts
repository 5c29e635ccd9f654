import { pageWindow } from '../../db/read-page';
import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import { noSuchRecord } from '../../http/failure';
import { countEntries, readEntries, readEntry } from './content-queries';
import { entryRecord } from './entry-record';

export function contentCalls(db: Database): Pick<CallHandlers, 'contentPage' | 'contentDetail'> {
  return {
    contentPage: async ({ categoryCode, ...paging }, { siteId, now }) => {
      const place = { siteId, categoryCode, now };
      const total = await countEntries(db, place);
      const rows = await readEntries(db, place, pageWindow(paging));
      return { total, records: rows.map(entryRecord) };
    },

    contentDetail: async ({ categoryCode, contentId }, { siteId, now }) => {
      const row = await readEntry(db, { siteId, categoryCode, now }, contentId);
      if (!row) throw noSuchRecord('contentId', contentId);
      const { content, video, audio } = row;
      return [{ ...entryRecord(row), content, ...(video && { video }), ...(audio && { audio }) }];
    },
  };
}
