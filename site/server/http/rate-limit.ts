import type { FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from './client-network';
import { createMemoryCounter, type Counter } from './counters';
import { HttpError } from './http-error';

/** Counts requests per client network and rejects those above the limit. */
export interface RateLimiter {
  /**
   * @param requests how many requests this one counts as, at least 1. Default 1
   * @throws HttpError 429 with `Retry-After` in seconds.
   */
  consume: (address: string, requests?: number) => Promise<void>;
}

/** Options of the counter of a limit of `perMinute` requests a minute. */
export const minuteCounter = (name: string, perMinute: number) => ({
  name,
  points: perMinute,
  seconds: 60,
});

/**
 * Allows `perMinute` requests a minute per IPv4 address or IPv6 /64. By default they are counted in this
 * process, without a query.
 */
export function createRateLimiter(
  perMinute: number,
  counter: Counter = createMemoryCounter(minuteCounter('', perMinute)),
): RateLimiter {
  return {
    consume: async (address, requests = 1) => {
      try {
        await counter.consume(clientNetwork(address), requests);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // Logged once a minute per network.
        const isFirst = error.consumedPoints - requests <= perMinute;
        const event = isFirst ? 'rate-limited' : undefined;
        throw tooManyRequests(error.msBeforeNext, event);
      }
    },
  };
}

/** A rate limit as an `onRequest` hook; routes with the same hook share the limit. */
export function createRateLimitHook(perMinute: number): (request: FastifyRequest) => Promise<void> {
  const limit = createRateLimiter(perMinute);
  return (request) => limit.consume(request.ip);
}

export function tooManyRequests(
  waitMilliseconds: number,
  event?: HttpError['securityEvent'],
): HttpError {
  const headers = { 'retry-after': retryAfterSeconds(waitMilliseconds) };
  return new HttpError(429, (messages) => messages.tooManyRequests, headers, [], event);
}

/** Whole seconds for `Retry-After`, at least one. */
export function retryAfterSeconds(milliseconds: number): string {
  return String(Math.max(1, Math.ceil(milliseconds / 1000)));
}
