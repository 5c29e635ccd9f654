import type { Exhibit } from '../../../contract/schemas/exhibit';
import { museumDay } from '../../../contract/shared/museum-time';
import { objectSetLimits, splitIds } from '../../../contract/shared/object-sets';
import type { Database } from '../../db/database';
import { createPageFinder } from '../../db/page-finder';
import { toLimitOffset } from '../../db/page-window';
import type { CallHandlers, PageResult } from '../../http/call';
import { invalidFields, recordNotFound } from '../../http/http-error';
import type { FindHits } from '../../search/find-hits';
import { createObjectFinder } from '../../search/find-objects';
import type { ExhibitFilter } from './exhibit-filter';
import { findExhibits, readExhibit, readExhibits } from './exhibit-queries';
import { createFacetReader } from './facets/read-facets';
import { readRelated } from './related/read-related';

type ExhibitCall =
  | 'exhibitPage'
  | 'exhibitFacets'
  | 'exhibitDetail'
  | 'exhibitRelated'
  | 'exhibitionPageByTagFromContent';

export function exhibitCalls(db: Database, findHits: FindHits): Pick<CallHandlers, ExhibitCall> {
  const findObjects = createObjectFinder(findHits);
  const findPage = createPageFinder(db);
  const readFacets = createFacetReader(db);
  const readPage = async (
    filter: ExhibitFilter,
    page: Parameters<typeof toLimitOffset>[0],
    now: Date,
  ): Promise<PageResult<Exhibit>> => {
    const found = await findExhibits(db, findPage, filter, { ...toLimitOffset(page), now });
    return { total: found.total, records: await readExhibits(db, found) };
  };
  return {
    exhibitPage: async ({ keyword, ...input }, { siteId, language, now }) => {
      const ids = readIds(input.ids);
      const found = await findObjects(keyword, { siteId, language, now });
      const filter = { ...input, ids, found, siteId, today: museumDay(now) };
      return { ...(await readPage(filter, input, now)), ...(found?.isClose && { close: true }) };
    },

    exhibitFacets: async ({ keyword, ...input }, { siteId, language, now }) => {
      const found = await findObjects(keyword, { siteId, language, now });
      return readFacets({ ...input, found, siteId, today: museumDay(now) }, language);
    },

    exhibitDetail: async ({ id }, { siteId, now }) => {
      const exhibit = await readExhibit(db, { siteId, today: museumDay(now) }, id);
      if (!exhibit) throw recordNotFound('id', id);
      return [exhibit];
    },

    exhibitRelated: async ({ id }, { siteId, language, now }) => {
      const groups = await readRelated(db, { siteId, language, today: museumDay(now) }, id);
      if (!groups) throw recordNotFound('id', id);
      return groups;
    },

    exhibitionPageByTagFromContent: ({ exhibitionId, tagId, ...page }, { siteId, now }) =>
      readPage({ siteId, today: museumDay(now), exhibitionId, tagId }, page, now),
  };
}

/** The ids of a list of objects; `undefined` without any. */
function readIds(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined;
  const ids = splitIds(text);
  const limit = objectSetLimits.objects;
  if (ids.length > limit)
    throw invalidFields([{ field: 'ids', error: { kind: 'maximum', limit } }]);
  return ids;
}
