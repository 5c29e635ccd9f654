import { LRUCache } from 'lru-cache';
import { textBytes } from '../cached-bytes';
import type { Database } from '../db/database';
import { readContentVersion } from '../db/content-version';
import type { Clock } from '../http/answer-call';
import { pageEtag } from '../http/send-page';

/** A text that machines read, as it is sent. */
interface Listing {
  text: string;
  etag: string;
}

/** Content from which listings are written, and the moment at which it shows something else. */
export interface ListedContent<Content> {
  content: Content;
  /** Milliseconds since 1970; infinite where only an import changes it. */
  until: number;
}

interface Snapshot<Content> {
  version: string;
  from: number;
  until: number;
  content: Promise<Content>;
}

interface ListingParts<Content> {
  db: Database;
  clock: Clock;
  /** Reads everything that the listings are written from. */
  read: (now: Date) => Promise<ListedContent<Content>>;
  /** Default 64 MiB, a sitemap of 50,000 addresses six times. */
  maxBytes?: number;
}

/** Gives the text of a name: written once for each content version. */
export type ReadListing<Content> = (
  name: string,
  write: (content: Content) => string | undefined,
) => Promise<Listing | undefined>;

/**
 * Reads the content and writes each listing once a content version, or once more when something is
 * published or over by then. What is asked at once is read once.
 */
export function createListingCache<Content>(parts: ListingParts<Content>): ReadListing<Content> {
  const { db, clock, read, maxBytes = 64 * 1_048_576 } = parts;
  let snapshot: Snapshot<Content> | undefined;
  const texts = new LRUCache<string, Listing>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }, name) => textBytes(text, name),
  });

  function begin(version: string, now: Date): Snapshot<Content> {
    const begun: Snapshot<Content> = {
      version,
      from: now.getTime(),
      until: Infinity,
      content: read(now).then(({ content, until }) => {
        begun.until = until;
        return content;
      }),
    };
    texts.clear();
    begun.content.catch(() => {
      if (snapshot === begun) snapshot = undefined;
    });
    return begun;
  }

  return async (name, write) => {
    const version = await readContentVersion(db);
    const now = clock();
    const time = now.getTime();
    const isCurrent =
      snapshot?.version === version && snapshot.from <= time && time < snapshot.until;
    const used = isCurrent && snapshot ? snapshot : (snapshot = begin(version, now));
    const content = await used.content;
    const known = snapshot === used ? texts.get(name) : undefined;
    if (known) return known;
    const text = write(content);
    if (text === undefined) return undefined;
    const listing = { text, etag: pageEtag(text) };
    if (snapshot === used) texts.set(name, listing);
    return listing;
  };
}
