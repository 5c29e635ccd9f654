import { museumDay } from '../../db/museum-time';
import type { CallHandlers } from '../../http/call';
import type { VisitCounter } from '../../visits/visit-counter';

export function visitCalls({
  readVisits,
}: Pick<VisitCounter, 'readVisits'>): Pick<CallHandlers, 'browseCount'> {
  return { browseCount: (_input, { now }) => readVisits(museumDay(now)) };
}
