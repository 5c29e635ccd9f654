import { RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from '../http/client-network';
import type { CreateCounter } from '../http/counters';
import { HttpError } from '../http/http-error';
import { retryAfterSeconds } from '../http/rate-limit';

const secondsPerDay = 24 * 60 * 60;

/** Quota of each client network. */
export interface NetworkQuota {
  /** Name of its counter. */
  name: string;
  /** Maximum number of places a day. */
  places: number;
}

/**
 * Books places within the daily quota of the client's network, so that invented phone numbers cannot take
 * all of them. Addresses are not stored.
 * @throws HttpError 429 with `Retry-After` if the quota is exhausted
 */
export type BookWithinQuota = <Booking extends { isRepeat: boolean }>(
  by: { address: string; places: number },
  book: () => Promise<Booking>,
) => Promise<Booking>;

export function createNetworkQuota(
  createCounter: CreateCounter,
  quota: NetworkQuota,
): BookWithinQuota {
  const counter = createCounter({
    name: quota.name,
    points: quota.places,
    seconds: secondsPerDay,
  });
  return async ({ address, places }, book) => {
    const network = clientNetwork(address);
    let isCounted = false;
    try {
      await counter.consume(network, places);
      const booking = await book();
      isCounted = !booking.isRepeat;
      return booking;
    } catch (error) {
      throw error instanceof RateLimiterRes ? quotaError(error.msBeforeNext) : error;
    } finally {
      // A failed or repeated booking does not count.
      if (!isCounted) await counter.reward(network, places);
    }
  };
}

function quotaError(milliseconds: number): HttpError {
  const headers = { 'retry-after': retryAfterSeconds(milliseconds) };
  return new HttpError(
    429,
    (messages) => messages.networkLimitReached,
    headers,
    [],
    'rate-limited',
  );
}
