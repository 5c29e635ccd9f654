import type { SearchFacets } from '../../contract/schemas/search';
import type { Language, SiteId } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import type { DocumentKey } from './document-rows';
import { createIndexCache } from './memory/index-store';
import type { SearchIndex } from './memory/search-index';
import { valueOf } from './memory/value-column';
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

/** A part of the hits. */
export interface HitWindow {
  offset: number;
  limit: number;
}

/** What every engine of the search finds. */
export interface FoundHits {
  siteId: SiteId;
  /** Digest of the content that was searched. */
  digest: string;
  query: Query;
  /** Number of all hits. */
  total: number;
  facets: SearchFacets;
  /** Reads the keys of a part of the hits, the best first. */
  readKeys: (window: HitWindow) => Promise<readonly DocumentKey[]>;
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
    const { hits, facets } = filterHits(index, ranked(index, query, now, precision), filter);
    const readKeys = ({ offset, limit }: HitWindow) =>
      Promise.resolve(keysOf(index, hits.subarray(offset, offset + limit)));
    return { siteId, digest: index.digest, query, total: hits.length, facets, readKeys };
  };
}

/** Keys of documents of an index by their numbers. */
export function keysOf(index: SearchIndex, documents: Uint32Array): DocumentKey[] {
  return Array.from(documents).flatMap((document) => {
    const kind = valueOf(index.kinds, document);
    return kind === '' ? [] : [{ kind, id: index.ids[document] ?? '' }];
  });
}
