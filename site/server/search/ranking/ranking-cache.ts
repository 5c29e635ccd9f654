import { LRUCache } from 'lru-cache';
import { textBytes } from '../../cache/text-bytes';
import type { SearchIndex } from '../memory/search-index';
import { publishEvent } from '../../diagnostics/events';
import type { Query } from '../query/query';
import { rank, type Precision } from './rank';

const defaultMaxBytes = 16 * 1_048_576;

interface CachedRanking {
  ranked: Uint32Array;
  /** Validity in milliseconds since the epoch, `until` exclusive. */
  from: number;
  until: number;
}

/**
 * Creates a cached `rank` for paging and filtering. An entry expires when a document is published or
 * ends; the index digest in its key separates versions of the content.
 * @param maxBytes default 16 MiB
 */
export function createRankingCache(
  maxBytes = defaultMaxBytes,
): (index: SearchIndex, query: Query, now: Date, precision?: Precision) => Uint32Array {
  const cache = new LRUCache<string, CachedRanking>({
    maxSize: maxBytes,
    sizeCalculation: ({ ranked }, key) => ranked.byteLength + textBytes(key),
  });
  publishEvent('cache', { name: 'rankings', cache });
  return (index, query, now, precision) => {
    const { siteId, digest } = index;
    const key = JSON.stringify([siteId, digest, query, precision]);
    const cached = cache.get(key);
    const moment = now.getTime();
    if (cached && cached.from <= moment && moment < cached.until) return cached.ranked;
    const ranked = rank(index, query, now, precision);
    cache.set(key, { ranked, from: moment, until: nextChange(index, moment) });
    return ranked;
  };
}

/** Time of the next publication or end of a document; infinite if there is none. */
function nextChange({ publishedAt, shownUntil }: SearchIndex, moment: number): number {
  let next = Infinity;
  // Typed arrays are slow to iterate over by their iterators.
  for (let document = 0; document < publishedAt.length; document++) {
    const from = publishedAt[document] ?? 0;
    const until = shownUntil[document] ?? Infinity;
    if (from > moment && from < next) next = from;
    if (until > moment && until < next) next = until;
  }
  return next;
}
