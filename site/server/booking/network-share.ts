import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from '../http/client-network';
import { CallFailure } from '../http/failure';
import { secondsOf } from '../http/limit-calls';

/** People for whom one client network may book tours within a day: half of what the docents guide. */
const peopleADay = 60;
const day = 24 * 60 * 60;

/**
 * Books a tour within the share of the client's network, so that invented phone numbers never take all
 * tours. Counted in this process: no address is stored.
 * @throws CallFailure 429 with `Retry-After` where the share is used up.
 */
export type BookWithinShare = <Booking extends { isRepeat: boolean }>(
  by: { address: string; people: number },
  book: () => Promise<Booking>,
) => Promise<Booking>;

export function createNetworkShare(): BookWithinShare {
  const limiter = new RateLimiterMemory({ points: peopleADay, duration: day });
  return async ({ address, people }, book) => {
    const network = clientNetwork(address);
    let isTaken = false;
    try {
      await limiter.consume(network, people);
      const booking = await book();
      isTaken = !booking.isRepeat;
      return booking;
    } catch (error) {
      throw error instanceof RateLimiterRes ? shareUsedUp(error.msBeforeNext) : error;
    } finally {
      // What was not booked does not count.
      if (!isTaken) await limiter.reward(network, people);
    }
  };
}

function shareUsedUp(milliseconds: number): CallFailure {
  const headers = { 'retry-after': secondsOf(milliseconds) };
  return new CallFailure(429, (messages) => messages.networkShare, headers, [], 'rate-limited');
}
