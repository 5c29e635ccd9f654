import { RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from '../http/client-network';
import type { CreateCounter } from '../http/counters';
import { HttpError } from '../http/http-error';
import { retryAfterSeconds } from '../http/rate-limit';

/** Maximum number of people per client network and day: half the capacity of all docents' tours. */
const maxPeoplePerDay = 60;
const secondsPerDay = 24 * 60 * 60;

/**
 * Books a tour within the daily quota of the client's network, so that invented phone numbers cannot take
 * all tours. Addresses are not stored.
 * @throws HttpError 429 with `Retry-After` if the quota is exhausted
 */
export type BookWithinQuota = <Booking extends { isRepeat: boolean }>(
  by: { address: string; people: number },
  book: () => Promise<Booking>,
) => Promise<Booking>;

export function createNetworkQuota(createCounter: CreateCounter): BookWithinQuota {
  const counter = createCounter({
    name: 'tour-people',
    points: maxPeoplePerDay,
    seconds: secondsPerDay,
  });
  return async ({ address, people }, book) => {
    const network = clientNetwork(address);
    let isCounted = false;
    try {
      await counter.consume(network, people);
      const booking = await book();
      isCounted = !booking.isRepeat;
      return booking;
    } catch (error) {
      throw error instanceof RateLimiterRes ? quotaError(error.msBeforeNext) : error;
    } finally {
      // A failed or repeated booking does not count.
      if (!isCounted) await counter.reward(network, people);
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
