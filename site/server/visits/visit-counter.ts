import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { museumDay } from '../db/museum-time';
import type { Clock } from '../http/dispatch-call';
import { isVisit } from './is-visit';
import { addVisit } from './visit-queries';

/** Counts a page request if it is a visit. Errors are logged, not thrown. */
export type CountVisit = (request: FastifyRequest) => Promise<void>;

export function createVisitCounter(db: Database, clock: Clock): CountVisit {
  return async (request) => {
    if (!isVisit(request)) return;
    try {
      await addVisit(db, museumDay(clock()));
    } catch (error) {
      request.log.error({ err: error }, 'a visit was not counted');
    }
  };
}
