import type { SearchFacets, SearchHit } from '../../contract/entities/search-hit';
import type { Language, SiteId } from '../../contract/sites';
import type { Database } from '../db/database';
import { narrow, type SearchFilter } from './facets';
import { createRankings } from './keep-rankings';
import { createIndexStore } from './memory/index-store';
import { keywordWords, parseQuery } from './query';
import { readHits } from './read-hits';
import { readStems } from './text/stems';

export interface SearchRequest {
  /** Trimmed. */
  keyword: string;
  siteId: SiteId;
  language: Language;
  filter: SearchFilter;
  window: { limit: number; offset: number };
  /** What is published later is not found. */
  now: Date;
}

export interface SearchAnswer {
  total: number;
  records: SearchHit[];
  facets: SearchFacets;
}

const nothing: SearchAnswer = {
  total: 0,
  records: [],
  facets: { kind: [], period: [], area: [] },
};

export type FullSearch = (request: SearchRequest) => Promise<SearchAnswer>;

/** Searches a site's published records; the indexes are held in this process. */
export function createFullSearch(db: Database): FullSearch {
  const findIndex = createIndexStore(db);
  const ranked = createRankings();
  return async ({ keyword, siteId, language, filter, window: { limit, offset }, now }) => {
    const [stems, index] = await Promise.all([
      readStems(db, keywordWords(keyword)),
      findIndex(siteId, language),
    ]);
    const query = parseQuery(keyword, stems);
    if (!index || query.terms.length === 0) return nothing;
    const { hits, facets } = narrow(index, ranked(index, query, now), filter);
    const records = await readHits(db, index, hits.slice(offset, offset + limit), query);
    return { total: hits.length, records, facets };
  };
}
