import type { Exhibit } from '../../../contract/schemas/exhibit';
import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import type { CallHandlers, PageResult } from '../../http/call';
import { recordNotFound } from '../../http/http-error';
import { countExhibits, readExhibit, readExhibits, type ExhibitFilter } from './exhibit-queries';

type ExhibitCall = 'exhibitPage' | 'exhibitDetail' | 'exhibitionPageByTagFromContent';

export function exhibitCalls(db: Database): Pick<CallHandlers, ExhibitCall> {
  return {
    exhibitPage: (input, { siteId }) => readPage(db, { ...input, siteId }, input),

    exhibitDetail: async ({ id }, { siteId }) => {
      const exhibit = await readExhibit(db, siteId, id);
      if (!exhibit) throw recordNotFound('id', id);
      return [exhibit];
    },

    exhibitionPageByTagFromContent: ({ exhibitionId, tagId, ...page }, { siteId }) =>
      readPage(db, { siteId, exhibitionId, tagId }, page),
  };
}

async function readPage(
  db: Database,
  filter: ExhibitFilter,
  page: Parameters<typeof toLimitOffset>[0],
): Promise<PageResult<Exhibit>> {
  const total = await countExhibits(db, filter);
  const records = await readExhibits(db, filter, toLimitOffset(page));
  return { total, records };
}
