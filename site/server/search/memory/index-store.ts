import type { Language, SiteId } from '../../../contract/sites';
import type { Database } from '../../db/database';
import { loadIndex, readDigest } from './load-index';
import type { SearchIndex } from './search-index';

/** Gives a site's index as it is now; `undefined` where nothing was ever imported. */
export type FindIndex = (siteId: SiteId, language: Language) => Promise<SearchIndex | undefined>;

/**
 * Keeps each site's index in the process and asks before each search whether the content is still
 * the same, because another process may have imported. Those who ask while a new one is read wait
 * for the same reading.
 */
export function createIndexStore(db: Database): FindIndex {
  const held = new Map<SiteId, SearchIndex>();
  const loading = new Map<SiteId, Promise<SearchIndex | undefined>>();

  const load = async (siteId: SiteId, language: Language) => {
    try {
      const index = await loadIndex(db, siteId, language);
      if (index) held.set(siteId, index);
      else held.delete(siteId);
      return index;
    } finally {
      loading.delete(siteId);
    }
  };

  return async (siteId, language) => {
    const digest = await readDigest(db, siteId);
    const known = held.get(siteId);
    if (known?.digest === digest) return known;
    // A reading that began before an import may still give what was there before it.
    const begun = await loading.get(siteId);
    if (begun && begun.digest === digest) return begun;
    const current = loading.get(siteId) ?? load(siteId, language);
    loading.set(siteId, current);
    return current;
  };
}
