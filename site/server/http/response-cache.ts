import { endpoints, type CallName, type Endpoint } from '../../contract/shared/endpoints';
import { textBytes } from '../cache/text-bytes';
import type { Database } from '../db/database';
import type { CallContext, CallHandlers } from './call';
import { createVersionedCache } from './versioned-cache';

/** Whether the response of a call is cached. */
export function isCacheable(name: CallName): boolean {
  const { cache }: Endpoint = endpoints[name];
  return cache === 'content';
}

type Handler = (input: unknown, context: CallContext) => Promise<object>;

export interface ResponseCacheOptions {
  /** Maximum size of the cache in bytes; 0 disables it. */
  maxBytes: number;
  /** Milliseconds to wait for the database before a stale response is used. Default 2,000. */
  databaseTimeout?: number;
}

/** Caches the responses of calls that depend on content, input and time only. */
export function withResponseCache(
  db: Database,
  handlers: CallHandlers,
  { maxBytes, databaseTimeout }: ResponseCacheOptions,
): CallHandlers {
  const readCached = createVersionedCache<object>({
    db,
    name: 'responses',
    maxBytes,
    sizeOf: (response, key) => textBytes(JSON.stringify(response), key),
    databaseTimeout,
  });
  const cached =
    (name: CallName, handle: Handler): Handler =>
    (input, context) => {
      const key = JSON.stringify([name, context.siteId, input]);
      return readCached(key, context.now, () => handle(input, context));
    };
  const names = (Object.keys(handlers) as CallName[]).filter(isCacheable);
  const wrapped = names.map((name) => [name, cached(name, handlers[name] as Handler)] as const);
  return { ...handlers, ...(Object.fromEntries(wrapped) as Partial<CallHandlers>) };
}
