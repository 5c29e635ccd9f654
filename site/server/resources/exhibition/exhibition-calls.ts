import type { Image } from '../../../contract/schemas/common/fields';
import type { Database } from '../../db/database';
import { museumDay } from '../../db/museum-time';
import { toLimitOffset } from '../../db/page-window';
import type { CallHandlers } from '../../http/call';
import { recordNotFound } from '../../http/http-error';
import { countExhibitions, readExhibition, readExhibitions } from './exhibition-queries';

export function exhibitionCalls(
  db: Database,
): Pick<CallHandlers, 'exhibitionPage' | 'exhibitionDetail'> {
  return {
    exhibitionPage: async (input, { siteId, now }) => {
      const filter = { ...input, siteId, today: museumDay(now) };
      const total = await countExhibitions(db, filter);
      const rows = await readExhibitions(db, filter, toLimitOffset(input));
      return { total, records: rows.map(withThumbnail) };
    },

    exhibitionDetail: async ({ id }, { siteId, now }) => {
      const exhibition = await readExhibition(db, siteId, museumDay(now), id);
      if (!exhibition) throw recordNotFound('id', id);
      return [withThumbnail(exhibition)];
    },
  };
}

function withThumbnail<Row extends { images: Image[] }>(row: Row): Row & { thumbImg: string } {
  return { ...row, thumbImg: row.images[0]?.src ?? '' };
}
