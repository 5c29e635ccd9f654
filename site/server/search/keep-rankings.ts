import { LRUCache } from 'lru-cache';
import { textBytes } from '../cached-bytes';
import type { SearchIndex } from './memory/search-index';
import type { Query } from './query';
import { rank, type Ranked } from './rank';

const defaultMaxBytes = 16 * 1_048_576;
/** An object of two numbers and its place in a list. */
const bytesPerHit = 48;

interface Kept {
  ranked: readonly Ranked[];
  /** Milliseconds; before and after, something else is to be found. */
  from: number;
  until: number;
}

/**
 * Ranks like `rank`, and remembers: whoever turns the page or narrows what was found asks for the same
 * ranking again. What is published or over in the meantime ends it, and so does other content.
 */
export function createRankings(
  maxBytes = defaultMaxBytes,
): (index: SearchIndex, query: Query, now: Date) => readonly Ranked[] {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ ranked }, key) => ranked.length * bytesPerHit + textBytes(key),
  });
  return (index, query, now) => {
    const { siteId, digest } = index;
    const key = JSON.stringify([siteId, digest, query]);
    const known = kept.get(key);
    const moment = now.getTime();
    if (known && known.from <= moment && moment < known.until) return known.ranked;
    const ranked = rank(index, query, now);
    kept.set(key, { ranked, from: moment, until: nextChange(index, moment) });
    return ranked;
  };
}

/** When the next document appears or goes; infinite where none does. */
function nextChange({ publishedAt, shownUntil }: SearchIndex, moment: number): number {
  let next = Infinity;
  for (const times of [publishedAt, shownUntil]) {
    for (const time of times) if (time > moment && time < next) next = time;
  }
  return next;
}
