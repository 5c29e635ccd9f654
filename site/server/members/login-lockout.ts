import { RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from '../http/client-network';
import { createMemoryCounter, type CreateCounter } from '../http/counters';
import { createKeyedSemaphore } from '../http/keyed-semaphore';
import { tooManyRequests } from '../http/rate-limit';

const failures = 8;
/**
 * Failures of one network, whatever the names: a class behind one address may mistype once each. More than the running
 * and queued hashes of a network, which count as failures until they succeed.
 */
const networkFailures = 60;
const seconds = 60;

/**
 * Counts failed authentication attempts by name and client network, and by network alone: one password for many names
 * is guessed too, and each attempt costs a password hash. Risks: concurrent guesses pass before the first is counted;
 * unknown names are distinguishable; a client locks others out. The tests beside this file cover each.
 */
export interface LoginLockout {
  /**
   * Runs an attempt; resolves to its result, `undefined` for a failure. In a process, attempts of one
   * name and client run one after another; a queued one is dropped when its client disconnects.
   * @throws HttpError 429 with `Retry-After` after eight failures within a minute, or sixty of the client's network.
   */
  attempt: <Result>(
    by: { name: string; address: string; signal?: AbortSignal | undefined },
    attempt: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>;
}

/** Maximum number of queued attempts per name and client. */
const waiting = 120;

export function createLoginLockout(
  createCounter: CreateCounter = createMemoryCounter,
): LoginLockout {
  const counter = createCounter({ name: 'failed-logins', points: failures, seconds });
  const countWithinNetwork = createNetworkCount(createCounter);
  const runWithPermit = createKeyedSemaphore(1, { waiting });
  return {
    attempt: ({ name, address, signal }, attempt) => {
      const key = `${name} ${clientNetwork(address)}`;
      const checked = async () => {
        const counted = await counter.get(key);
        if (counted && counted.consumedPoints >= failures) {
          throw tooManyRequests(counted.msBeforeNext, 'login-locked');
        }
        const result = await attempt();
        if (result === undefined) await counter.consume(key);
        return result;
      };
      return countWithinNetwork(clientNetwork(address), () => runWithPermit(key, checked, signal));
    },
  };
}

/** Counts an attempt of a network before it begins, and takes it back unless it fails. */
function createNetworkCount(createCounter: CreateCounter) {
  const limits = { name: 'failed-logins-of-network', points: networkFailures, seconds };
  const counter = createCounter(limits);
  return async <Result>(network: string, attempt: () => Promise<Result | undefined>) => {
    try {
      await counter.consume(network);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooManyRequests(error.msBeforeNext, 'login-locked');
    }
    let hasFailed = false;
    try {
      const result = await attempt();
      hasFailed = result === undefined;
      return result;
    } finally {
      if (!hasFailed) await counter.reward(network);
    }
  };
}
