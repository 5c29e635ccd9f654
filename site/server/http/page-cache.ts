import type { Database } from '../db/database';
import type { Clock } from './dispatch-call';
import { createPage, pageBytes, type Page } from './page';
import { createVersionedCache } from './versioned-cache';

interface PageCacheOptions {
  db: Database;
  clock: Clock;
  /** Maximum size in bytes; 0 disables the cache. */
  maxBytes: number;
}

export interface WrittenPage {
  text: string;
  /** Headers besides those of the content. Default: none. */
  headers?: Readonly<Record<string, string>>;
  /** Whether the page depends on content, key and time only. */
  isCached: boolean;
}

/** A page of the cache, or of `write`; other outcomes of `write` are not cached. */
export type ReadPage = <Other extends object = never>(
  key: readonly unknown[],
  write: () => Promise<WrittenPage | Other>,
) => Promise<Page | Other>;

/** Cache of pages with their compressed forms: until the content version changes or the minute ends. */
export function createPageCache({ db, clock, maxBytes }: PageCacheOptions): ReadPage {
  const readCached = createVersionedCache<{ page?: Page; other?: object; isCached: boolean }>({
    db,
    name: 'sentPages',
    maxBytes,
    sizeOf: ({ page }, key) => 2 * key.length + (page ? pageBytes(page) : 0),
    isCached: ({ isCached }) => isCached,
  });
  return async <Other extends object>(
    key: readonly unknown[],
    write: () => Promise<WrittenPage | Other>,
  ) => {
    const { page, other } = await readCached(JSON.stringify(key), clock(), async (previous) => {
      const written = await write();
      if (!('text' in written)) return { other: written, isCached: false };
      const { text, headers, isCached } = written;
      return { page: createPage(text, headers, previous?.page), isCached };
    });
    return page ?? (other as Other);
  };
}

/** Whether an outcome of `ReadPage` is a page. */
export const isPage = (outcome: object): outcome is Page => 'etag' in outcome;
