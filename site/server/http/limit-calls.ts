import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from './client-network';
import { CallFailure } from './failure';

/** Counts what one client network sends and refuses what is too much. */
export interface RateLimit {
  /** @throws CallFailure 429 with `Retry-After` in seconds. */
  take: (address: string) => Promise<void>;
}

/** At most `perMinute` within a minute from each IPv4 address or IPv6 /64, counted in this process. */
export function createRateLimit(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    take: async (address) => {
      try {
        await limiter.consume(clientNetwork(address));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // One line of the log a minute for each network, however much it sends.
        const event = error.consumedPoints === perMinute + 1 ? 'rate-limited' : undefined;
        throw tooMany(error.msBeforeNext, event);
      }
    },
  };
}

/** A limit as a hook of routes that are no calls; those that share the hook share the limit. */
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
