import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

/**
 * Points by key within a period.
 * `consume` rejects with a RateLimiterRes above the maximum, after counting.
 */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'get'>;

export interface CounterOptions {
  /** Name of the limit: counters of one name share their points. */
  name: string;
  /** Maximum number of points in a period. */
  points: number;
  /** Length of a period, which begins with the first point. */
  seconds: number;
}

export type CreateCounter = (options: CounterOptions) => Counter;

/** Counts in this process: for the embedded database, and for reads that make no query. */
export const createMemoryCounter: CreateCounter = ({ points, seconds }) =>
  new RateLimiterMemory({ points, duration: seconds });
