import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientNetwork } from '../http/client-network';
import { tooMany } from '../http/limit-calls';
import { createTurns, type TakeTurn } from '../turns';

const failures = 8;
const seconds = 60;

/**
 * Counts failures to prove who one is, by name and address, in this process. What can go wrong: many
 * guesses at once pass before the first is counted; unknown names are told apart; one visitor locks
 * another out. `lockout.test.ts` shows each of them.
 */
export interface Lockout {
  /**
   * Runs an attempt and gives its result; `undefined` is a failure. Those of one name and client wait for
   * each other, and one whose client hung up is not made.
   * @throws CallFailure 429 with `Retry-After` after eight failures within a minute.
   */
  attempt: <Result>(
    by: { name: string; address: string; signal?: AbortSignal | undefined },
    attempt: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>;
}

/** How many attempts of one name and client may wait for each other. */
const waiting = 120;

export function createLockout(): Lockout {
  const limiter = new RateLimiterMemory({ points: failures, duration: seconds });
  const takeTurn = createKeyedTurns();
  return {
    attempt: ({ name, address, signal }, attempt) => {
      const key = `${name} ${clientNetwork(address)}`;
      const checked = async () => {
        const counted = await limiter.get(key);
        if (counted && counted.consumedPoints >= failures) {
          throw tooMany(counted.msBeforeNext, 'login-locked');
        }
        const result = await attempt();
        if (result === undefined) await limiter.consume(key);
        return result;
      };
      return takeTurn(key, checked, signal);
    },
  };
}

/** One at a time for each key; a key that nobody waits for is forgotten. */
function createKeyedTurns() {
  const lines = new Map<string, { takeTurn: TakeTurn; count: number }>();
  return async <Result>(
    key: string,
    task: () => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> => {
    const line = lines.get(key) ?? { takeTurn: createTurns(1, { waiting }), count: 0 };
    lines.set(key, line);
    line.count += 1;
    try {
      return await line.takeTurn(task, { signal });
    } finally {
      line.count -= 1;
      if (line.count === 0) lines.delete(key);
    }
  };
}
