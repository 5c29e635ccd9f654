import type { SearchFacets, SearchHit } from '../../contract/schemas/search';
import type { Language, SiteId } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { filterHits, type SearchFilter } from './ranking/facets';
import { createRankingCache } from './ranking/ranking-cache';
import { createIndexCache } from './memory/index-store';
import { keywordWords, parseQuery } from './query/query';
import { readHits } from './read-hits';
import { suggestWord } from './suggest-word';
import { readStems } from './text/stems';

export interface SearchRequest {
  /** Trimmed. */
  keyword: string;
  siteId: SiteId;
  language: Language;
  filter: SearchFilter;
  window: { limit: number; offset: number };
  /** Records published later are excluded. */
  now: Date;
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

/** Creates a search over the published records of a site; indexes are cached in this process. */
export function createFullSearch(db: Database): FullSearch {
  const findIndex = createIndexCache(db);
  const ranked = createRankingCache();
  return async ({ keyword, siteId, language, filter, window: { limit, offset }, now }) => {
    const [stems, index] = await Promise.all([
      readStems(db, keywordWords(keyword)),
      findIndex(siteId, language),
    ]);
    const query = parseQuery(keyword, stems);
    if (!index || query.terms.length === 0) return emptyResult;
    const { hits, facets } = filterHits(index, ranked(index, query, now), filter);
    const records = await readHits(db, index, hits.slice(offset, offset + limit), query);
    const meant = await suggestWord(db, siteId, keyword, query, records[0]);
    return { total: hits.length, records, facets, ...(meant !== undefined && { meant }) };
  };
}
