import type { Database } from '../../db/database';
import { museumDay } from '../../db/museum-time';
import type { CallHandlers } from '../../http/call';
import { readVisits } from '../../visits/visit-queries';

export function visitCalls(db: Database): Pick<CallHandlers, 'browseCount'> {
  return { browseCount: (_input, { now }) => readVisits(db, museumDay(now)) };
}
