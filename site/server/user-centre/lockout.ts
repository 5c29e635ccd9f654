import { RateLimiterMemory } from 'rate-limiter-flexible';
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
   * Runs an attempt and gives its result; `undefined` is a failure. Those of one key wait for each other.
   * @throws CallFailure 429 with `Retry-After` after eight failures within a minute.
   */
  attempt: <Result>(
    key: string,
    attempt: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>;
}

export function createLockout(): Lockout {
  const limiter = new RateLimiterMemory({ points: failures, duration: seconds });
  const takeTurn = createKeyedTurns();
  return {
    attempt: (key, attempt) =>
      takeTurn(key, async () => {
        const counted = await limiter.get(key);
        if (counted && counted.consumedPoints >= failures) throw tooMany(counted.msBeforeNext);
        const result = await attempt();
        if (result === undefined) await limiter.consume(key);
        return result;
      }),
  };
}

/** One at a time for each key; a key that nobody waits for is forgotten. */
function createKeyedTurns() {
  const waiting = new Map<string, { takeTurn: TakeTurn; count: number }>();
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const line = waiting.get(key) ?? { takeTurn: createTurns(1), count: 0 };
    waiting.set(key, line);
    line.count += 1;
    try {
      return await line.takeTurn(task);
    } finally {
      line.count -= 1;
      if (line.count === 0) waiting.delete(key);
    }
  };
}
