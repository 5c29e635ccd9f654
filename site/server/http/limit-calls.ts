import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CallFailure } from './failure';

/** Counts what one client address sends and refuses what is too much. */
export interface RateLimit {
  /** @throws CallFailure 429 with `Retry-After` in seconds. */
  take: (address: string) => Promise<void>;
}

/** At most `perMinute` within a minute from each address, counted in this process. */
export function createRateLimit(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    take: async (address) => {
      try {
        await limiter.consume(address);
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
      }
    },
  };
}

export function tooMany(waitMilliseconds: number): CallFailure {
  const seconds = String(Math.max(1, Math.ceil(waitMilliseconds / 1000)));
  return new CallFailure(429, (messages) => messages.tooMany, { 'retry-after': seconds });
}
