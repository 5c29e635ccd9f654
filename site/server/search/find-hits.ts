import type { SearchFacets } from '../../contract/schemas/search';
import type { Language, SiteId } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { createIndexCache } from './memory/index-store';
import type { SearchIndex } from './memory/search-index';
import { keywordWords, parseQuery, type Query } from './query/query';
import { filterHits, type SearchFilter } from './ranking/facets';
import type { Precision } from './ranking/rank';
import { createRankingCache } from './ranking/ranking-cache';
import { readStems } from './text/stems';

export interface HitRequest {
  /** Trimmed. */
  keyword: string;
  siteId: SiteId;
  language: Language;
  filter: SearchFilter;
  /** Records published later are excluded. */
  now: Date;
  /** Default `any`. */
  precision?: Precision;
}

export interface FoundHits {
  index: SearchIndex;
  query: Query;
  /** Documents of all hits, the best first. */
  hits: Uint32Array;
  facets: SearchFacets;
}

/** `undefined` before the first import and for a keyword without a word. */
export type FindHits = (request: HitRequest) => Promise<FoundHits | undefined>;

/** Creates a search over the published records of a site; indexes and rankings are cached in this process. */
export function createHitFinder(db: Database): FindHits {
  const findIndex = createIndexCache(db);
  const ranked = createRankingCache();
  return async ({ keyword, siteId, language, filter, now, precision }) => {
    const [stems, index] = await Promise.all([
      readStems(db, keywordWords(keyword)),
      findIndex(siteId, language),
    ]);
    const query = parseQuery(keyword, stems);
    if (!index || query.terms.length === 0) return undefined;
    return { index, query, ...filterHits(index, ranked(index, query, now, precision), filter) };
  };
}
