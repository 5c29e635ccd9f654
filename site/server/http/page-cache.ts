import { textBytes } from '../cache/text-bytes';
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
export interface ReadPage {
  (key: readonly unknown[], write: () => Promise<WrittenPage>): Promise<Page>;
  <Other extends object>(
    key: readonly unknown[],
    write: () => Promise<WrittenPage | Other>,
  ): Promise<Page | Other>;
}

/** Cache of pages with their compressed forms: until the content version changes or the minute ends. */
export function createPageCache({ db, clock, maxBytes }: PageCacheOptions): ReadPage {
  const readCached = createVersionedCache<{ outcome: object; isCached: boolean }>({
    db,
    name: 'sentPages',
    maxBytes,
    sizeOf: ({ outcome }, key) => textBytes(key) + (isPage(outcome) ? pageBytes(outcome) : 0),
    isCached: ({ isCached }) => isCached,
  });
  function readPage(key: readonly unknown[], write: () => Promise<WrittenPage>): Promise<Page>;
  function readPage<Other extends object>(
    key: readonly unknown[],
    write: () => Promise<WrittenPage | Other>,
  ): Promise<Page | Other>;
  async function readPage(key: readonly unknown[], write: () => Promise<object>): Promise<object> {
    const { outcome } = await readCached(JSON.stringify(key), clock(), async (previous) => {
      const written = await write();
      if (!isWritten(written)) return { outcome: written, isCached: false };
      const { text, headers, isCached } = written;
      const last = previous && isPage(previous.outcome) ? previous.outcome : undefined;
      return { outcome: createPage(text, headers, last), isCached };
    });
    return outcome;
  }
  return readPage;
}

const isWritten = (outcome: object): outcome is WrittenPage => 'text' in outcome;

/** Whether an outcome of `ReadPage` is a page. */
export const isPage = (outcome: object): outcome is Page => 'etag' in outcome;
