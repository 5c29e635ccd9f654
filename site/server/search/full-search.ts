import type { SearchFacets, SearchHit } from '../../contract/schemas/search';
import type { Database } from '../db/database';
import { createHitFinder, type FindHits, type HitRequest } from './find-hits';
import { readHits } from './read-hits';
import { suggestWord } from './suggest-word';

export interface SearchRequest extends HitRequest {
  window: { limit: number; offset: number };
}

export interface SearchResult {
  total: number;
  records: SearchHit[];
  facets: SearchFacets;
  /** Spelling suggestion: the word that matched instead of a mistyped keyword. */
  meant?: string;
}

const emptyResult: SearchResult = {
  total: 0,
  records: [],
  facets: { kind: [], period: [], area: [] },
};

export type FullSearch = (request: SearchRequest) => Promise<SearchResult>;

/**
 * Creates a search that returns the records of a page of hits.
 * @param findHits shared with other searches of the process, as its caches are large; default a new one
 */
export function createFullSearch(
  db: Database,
  findHits: FindHits = createHitFinder(db),
): FullSearch {
  return async ({ window: { limit, offset }, ...request }) => {
    const found = await findHits(request);
    if (!found) return emptyResult;
    const { siteId, query, total, facets } = found;
    const records = await readHits(db, siteId, await found.readKeys({ offset, limit }), query);
    const meant = await suggestWord(db, siteId, request.keyword, query, records[0]);
    return { total, records, facets, ...(meant !== undefined && { meant }) };
  };
}
