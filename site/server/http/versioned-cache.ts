import { LRUCache } from 'lru-cache';
import { isConnectionError } from '../db/connection-error';
import { createVersionReader } from '../db/content-version';
import type { Database } from '../db/database';
import { publishEvent } from '../diagnostics/events';
import { recordResponseAge } from './response-age';

interface VersionedCacheOptions<Value> {
  db: Database;
  /** Name of the cache in the metrics. */
  name: string;
  /** Maximum size in bytes; 0 disables the cache. */
  maxBytes: number;
  /** Estimated memory of an entry in bytes. */
  sizeOf: (value: Value, key: string) => number;
  /** Whether a value is cached. Default: each is. */
  isCached?: (value: Value) => boolean;
  /** Milliseconds to wait for the database before a stale value is used. Default 2,000. */
  databaseTimeout?: number | undefined;
}

/**
 * Returns the value of a key for the content version and the minute, produced at most once for both. `previous` is
 * the value of an earlier version or minute.
 */
export type ReadVersioned<Value> = (
  key: string,
  now: Date,
  produce: (previous: Value | undefined) => Promise<Value>,
) => Promise<Value>;

interface CacheEntry<Value> {
  value: Value;
  /** Content version and minute of the value. */
  state: string;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** Maximum age of a stale value during a database outage, in milliseconds. */
const maxStaleAge = 60 * 60_000;

/**
 * Caches values in the process until the content version changes (by any process) or the minute ends: scheduled
 * entries appear within that minute. Concurrent readers share one production; errors are not cached. During a
 * database outage values of the last hour are used, with an `Age` header.
 */
export function createVersionedCache<Value extends object>(
  options: VersionedCacheOptions<Value>,
): ReadVersioned<Value> {
  const { db, name, maxBytes, sizeOf, isCached = () => true, databaseTimeout = 2_000 } = options;
  if (maxBytes === 0) return (_key, _now, produce) => produce(undefined);
  const cache = new LRUCache<string, CacheEntry<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => sizeOf(value, key),
    // Older values are never used.
    ttl: maxStaleAge,
  });
  publishEvent('cache', { name, cache });
  const readVersion = createVersionReader(db);
  const productions = new Map<string, Promise<Value>>();

  const produceOnce = (
    key: string,
    { state, readAt }: Omit<CacheEntry<Value>, 'value'>,
    produce: () => Promise<Value>,
  ) => {
    const production = `${state} ${key}`;
    const running = productions.get(production);
    if (running) return running;
    const started = produce()
      .then((value) => {
        if (isCached(value)) cache.set(key, { value, state, readAt });
        return value;
      })
      .finally(() => productions.delete(production));
    productions.set(production, started);
    return started;
  };

  return async (key, date, produce) => {
    const now = date.getTime();
    const entry = cache.get(key);
    const stale = entry && now - entry.readAt <= maxStaleAge ? entry : undefined;
    try {
      const version = await (stale ? withTimeout(readVersion(), databaseTimeout) : readVersion());
      const state = `${version} ${Math.floor(now / 60_000)}`;
      // A concurrent reader may have filled the cache while the version was being read.
      const newest = cache.get(key);
      if (newest?.state === state) return newest.value;
      return await produceOnce(key, { state, readAt: now }, () => produce(newest?.value));
    } catch (error) {
      if (!stale || !isConnectionError(error)) throw error;
      recordResponseAge((now - stale.readAt) / 1_000);
      return stale.value;
    }
  };
}

/** @throws an error with the code ETIMEDOUT when the task takes longer */
async function withTimeout<Result>(task: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The database did not respond in time.'), {
      code: 'ETIMEDOUT',
    });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
