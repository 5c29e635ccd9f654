import { LRUCache } from 'lru-cache';
import { textBytes } from '../../cache/text-bytes';
import type { Database } from '../../db/database';
import { readContentVersion } from '../../db/content-version';
import { publishEvent } from '../../diagnostics/events';
import type { Clock } from '../../http/dispatch-call';
import { weakEtag } from '../../http/send-with-etag';

/** A feed as it is sent. */
interface Feed {
  text: string;
  etag: string;
}

/** Content of all feeds and the time at which it expires. */
export interface FeedContent<Content> {
  content: Content;
  /** Epoch milliseconds; `Infinity` if only an import changes the content. */
  until: number;
}

interface Snapshot<Content> {
  version: string;
  from: number;
  until: number;
  content: Promise<Content>;
}

interface FeedCacheOptions<Content> {
  db: Database;
  clock: Clock;
  /** Reads the content of all feeds. */
  read: (now: Date) => Promise<FeedContent<Content>>;
  /** Version of what `read` reads. Default: the version of the content. */
  readVersion?: (db: Database) => Promise<string>;
  /** Name of the cache in the metrics. Default `feeds`. */
  name?: string;
  /** Default 64 MiB: six sitemaps with 50,000 URLs. */
  maxBytes?: number;
}

/** Returns the feed of a name, written once per content version. */
export type ReadFeed<Content> = (
  name: string,
  write: (content: Content) => string | undefined,
) => Promise<Feed | undefined>;

/**
 * Reads the content and writes each feed once per content version, and again when the content expires
 * (an entry is published, an activity is over). Concurrent requests share one reading.
 */
export function createFeedCache<Content>(parts: FeedCacheOptions<Content>): ReadFeed<Content> {
  const { db, clock, read, readVersion = readContentVersion } = parts;
  const { name: cacheName = 'feeds', maxBytes = 64 * 1_048_576 } = parts;
  let snapshot: Snapshot<Content> | undefined;
  const texts = new LRUCache<string, Feed>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }, name) => textBytes(text, name),
  });

  publishEvent('cache', { name: cacheName, cache: texts });
  function startSnapshot(version: string, now: Date): Snapshot<Content> {
    const started: Snapshot<Content> = {
      version,
      from: now.getTime(),
      until: Infinity,
      content: read(now).then(({ content, until }) => {
        started.until = until;
        return content;
      }),
    };
    texts.clear();
    started.content.catch(() => {
      if (snapshot === started) snapshot = undefined;
    });
    return started;
  }

  return async (name, write) => {
    const version = await readVersion(db);
    const now = clock();
    const time = now.getTime();
    const isCurrent =
      snapshot?.version === version && snapshot.from <= time && time < snapshot.until;
    const used = isCurrent && snapshot ? snapshot : (snapshot = startSnapshot(version, now));
    const content = await used.content;
    const known = snapshot === used ? texts.get(name) : undefined;
    if (known) return known;
    const text = write(content);
    if (text === undefined) return undefined;
    const feed = { text, etag: weakEtag(text) };
    if (snapshot === used) texts.set(name, feed);
    return feed;
  };
}
