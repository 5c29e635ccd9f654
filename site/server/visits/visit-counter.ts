import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { museumDay } from '../db/museum-time';
import type { Clock } from '../http/dispatch-call';
import { isVisit } from './is-visit';
import { addVisits, readVisits, type VisitTotals } from './visit-queries';

/** Counts a page request if it is a visit. */
export type CountVisit = (request: Pick<FastifyRequest, 'method' | 'headers'>) => void;

/**
 * Counts visits in this process and writes them in batches, so that a page needs no query and the row of the
 * day is written every few seconds. A crash loses the visits since the last write.
 */
export interface VisitCounter {
  countVisit: CountVisit;
  /** Total visits and those of a day, with those of this process that are not written yet. */
  readVisits: (day: string) => Promise<VisitTotals>;
  /** Writes the visits counted so far. After an error, which is logged, the next call writes them. */
  write: () => Promise<void>;
  /** Ends the regular writing after a last write. */
  stop: () => Promise<void>;
}

interface VisitCounterOptions {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds between writes. Default 5,000. */
  interval?: number;
}

export function createVisitCounter(options: VisitCounterOptions): VisitCounter {
  const { db, clock, log, interval = 5_000 } = options;
  /** Visits that are not in the database yet, by day. */
  const pending = new Map<string, number>();
  const add = (day: string, count: number) => {
    const sum = (pending.get(day) ?? 0) + count;
    if (sum > 0) pending.set(day, sum);
    else pending.delete(day);
  };

  const writeDays = async () => {
    for (const [day, count] of [...pending]) {
      try {
        await addVisits(db, day, count);
        add(day, -count);
      } catch (error) {
        log.error({ err: error, visits: count }, 'visits are not written yet');
      }
    }
  };
  // One write at a time: concurrent ones would write the same visits twice.
  let writing: Promise<void> = Promise.resolve();
  const write = () => (writing = writing.then(writeDays));

  const timer = setInterval(() => void write(), interval);
  timer.unref();
  return {
    countVisit: (request) => {
      if (isVisit(request)) add(museumDay(clock()), 1);
    },
    readVisits: async (day) => {
      const { total, today } = await readVisits(db, day);
      const unwritten = [...pending.values()].reduce((sum, count) => sum + count, 0);
      return { total: total + unwritten, today: today + (pending.get(day) ?? 0) };
    },
    write,
    stop: () => {
      clearInterval(timer);
      return write();
    },
  };
}
