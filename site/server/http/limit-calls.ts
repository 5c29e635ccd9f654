import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from './client-network';
import { CallFailure } from './failure';

/** Counts requests per client network and rejects those above the limit. */
export interface RateLimit {
  /** @throws CallFailure 429 with `Retry-After` in seconds. */
  take: (address: string) => Promise<void>;
}

/** Allows `perMinute` requests a minute per IPv4 address or IPv6 /64, counted in this process. */
export function createRateLimit(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    take: async (address) => {
      try {
        await limiter.consume(clientNetwork(address));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // Logged once a minute per network.
        const event = error.consumedPoints === perMinute + 1 ? 'rate-limited' : undefined;
        throw tooMany(error.msBeforeNext, event);
      }
    },
  };
}

/** A rate limit as an `onRequest` hook; routes with the same hook share the limit. */
export function limitRequests(perMinute: number): (request: FastifyRequest) => Promise<void> {
  const limit = createRateLimit(perMinute);
  return (request) => limit.take(request.ip);
}

export function tooMany(waitMilliseconds: number, event?: CallFailure['event']): CallFailure {
  const headers = { 'retry-after': secondsOf(waitMilliseconds) };
  return new CallFailure(429, (messages) => messages.tooMany, headers, [], event);
}

/** Whole seconds for `Retry-After`, at least one. */
export function secondsOf(milliseconds: number): string {
  return String(Math.max(1, Math.ceil(milliseconds / 1000)));
}
