import { LRUCache } from 'lru-cache';
import { endpoints, type CallName, type Endpoint } from '../../contract/shared/endpoints';
import { textBytes } from '../cache/text-bytes';
import type { Database } from '../db/database';
import { publishEvent } from '../diagnostics/events';
import { isConnectionError } from '../db/connection-error';
import { readContentVersion } from '../db/content-version';
import { recordResponseAge } from './response-age';
import type { CallContext, CallHandlers } from './call';

/** Whether the response of a call is cached. */
export function isCacheable(name: CallName): boolean {
  const { cache }: Endpoint = endpoints[name];
  return cache === 'content';
}

type Handler = (input: unknown, context: CallContext) => Promise<object>;

export interface ResponseCacheOptions {
  /** Maximum size of the cache in bytes; 0 disables it. */
  maxBytes: number;
  /** Milliseconds to wait for the database before a stale result is used. Default 2,000. */
  databaseTimeout?: number;
}

interface CacheEntry {
  response: object;
  /** Content version and minute of the result. */
  state: string;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** Maximum age of a stale result during a database outage, in milliseconds. */
const maxStaleAge = 60 * 60_000;

/**
 * Caches results in the process until the content version changes (by any process) or the minute ends:
 * scheduled entries appear within that minute. Concurrent calls share one lookup; errors are not cached.
 * During a database outage results of the last hour are used, with an `Age` header.
 */
export function withResponseCache(
  db: Database,
  handlers: CallHandlers,
  options: ResponseCacheOptions,
): CallHandlers {
  const { maxBytes } = options;
  const timeout = options.databaseTimeout ?? 2_000;
  if (maxBytes === 0) return handlers;
  const cache = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => textBytes(JSON.stringify(response), key),
    // Older results are never used.
    ttl: maxStaleAge,
  });
  publishEvent('cache', { name: 'responses', cache });
  const lookups = new Map<string, Promise<object>>();

  /** Concurrent calls with the same key and state share one lookup. */
  const lookUpOnce = (
    key: string,
    state: string,
    readAt: number,
    handle: () => Promise<object>,
  ) => {
    const lookup = `${state} ${key}`;
    const running = lookups.get(lookup);
    if (running) return running;
    const started = handle()
      .then((response) => {
        cache.set(key, { response, state, readAt });
        return response;
      })
      .finally(() => lookups.delete(lookup));
    lookups.set(lookup, started);
    return started;
  };

  const cached =
    (name: CallName, handle: Handler): Handler =>
    async (input, context) => {
      const now = context.now.getTime();
      const key = JSON.stringify([name, context.siteId, input]);
      const entry = cache.get(key);
      const stale = entry && now - entry.readAt <= maxStaleAge ? entry : undefined;
      const read = async () => {
        const reading = readContentVersion(db);
        const version = await (stale ? withTimeout(reading, timeout) : reading);
        const state = `${version} ${Math.floor(now / 60_000)}`;
        // A concurrent call may have filled the cache while the version was being read.
        const newest = cache.get(key);
        if (newest?.state === state) return newest.response;
        return await lookUpOnce(key, state, now, () => handle(input, context));
      };
      try {
        return await read();
      } catch (error) {
        if (!stale || !isConnectionError(error)) throw error;
        recordResponseAge((now - stale.readAt) / 1_000);
        return stale.response;
      }
    };
  const names = (Object.keys(handlers) as CallName[]).filter(isCacheable);
  const wrapped = names.map((name) => [name, cached(name, handlers[name] as Handler)] as const);
  return { ...handlers, ...(Object.fromEntries(wrapped) as Partial<CallHandlers>) };
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
