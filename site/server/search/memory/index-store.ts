import type { Language, SiteId } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { loadIndex, readDigest } from './load-index';
import type { SearchIndex } from './search-index';

/** Returns the current index of a site; `undefined` before the first import. */
export type FindIndex = (siteId: SiteId, language: Language) => Promise<SearchIndex | undefined>;

/**
 * Caches each site's index in the process and validates it by its digest before each search, because
 * another process may have imported. Concurrent requests share one loading.
 */
export function createIndexCache(db: Database): FindIndex {
  const indexes = new Map<SiteId, SearchIndex>();
  const loading = new Map<SiteId, Promise<SearchIndex | undefined>>();

  const load = async (siteId: SiteId, language: Language) => {
    try {
      const index = await loadIndex(db, siteId, language);
      if (index) indexes.set(siteId, index);
      else indexes.delete(siteId);
      return index;
    } finally {
      loading.delete(siteId);
    }
  };

  return async (siteId, language) => {
    const digest = await readDigest(db, siteId);
    const cached = indexes.get(siteId);
    if (cached?.digest === digest) return cached;
    // A loading that began before an import may return the previous index.
    const pending = await loading.get(siteId);
    if (pending && pending.digest === digest) return pending;
    const current = loading.get(siteId) ?? load(siteId, language);
    loading.set(siteId, current);
    return current;
  };
}
