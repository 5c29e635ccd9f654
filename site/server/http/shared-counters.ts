import { lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterMemory, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Database } from '../db/database';
import { rateLimits } from '../db/schema';
import type { Counter, CounterOptions, CreateCounter } from './counters';

interface SharedCounterSettings {
  /** Milliseconds to wait for the database before this process counts alone. Default 1,000. */
  timeout?: number;
}

/** Milliseconds between removals of expired counters. */
const cleanupInterval = 10 * 60_000;

/**
 * Counters in the database: all processes on it share the limits. While it is away each process counts in
 * its memory. Keys are stored as hashes: they contain addresses and user names.
 */
export function createSharedCounters(
  db: Database,
  { timeout = 1_000 }: SharedCounterSettings = {},
): CreateCounter {
  const removeExpired = createCleanup(db);
  return (options) => {
    const limiter = createLimiter(db, options, timeout);
    return {
      consume: (key, points) => {
        void removeExpired(new Date());
        return limiter.consume(hashOf(key), points);
      },
      reward: (key, points) => limiter.reward(hashOf(key), points),
      get: (key) => limiter.get(hashOf(key)),
    };
  };
}

function createLimiter(
  db: Database,
  { name, points, seconds }: CounterOptions,
  timeoutMs: number,
): Counter {
  const limits = { keyPrefix: name, points, duration: seconds };
  return new RLWrapperTimeouts({
    limiter: new RateLimiterDrizzle({
      ...limits,
      storeClient: db,
      schema: rateLimits,
      clearExpiredByTimeout: false,
    }),
    // Of the wrapper alone: as insurance of both, a late failure would be counted twice.
    insuranceLimiter: new RateLimiterMemory(limits),
    timeoutMs,
  });
}

/** Deletes expired counters, at most once in an interval. */
function createCleanup(db: Database): (now: Date) => Promise<void> {
  let next = 0;
  return async (now) => {
    if (now.getTime() < next) return;
    next = now.getTime() + cleanupInterval;
    try {
      await db.delete(rateLimits).where(lt(rateLimits.expire, now));
    } catch {
      // Expired counters are ignored; the next cleanup deletes them.
    }
  };
}

const hashOf = (key: string | number) =>
  createHash('sha256').update(String(key)).digest('base64url');
