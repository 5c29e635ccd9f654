import { addDays, isDay, museumMoment, readDateTime } from '../../../contract/museum-time';
import { faultyFields } from '../../http/failure';
import type { Period } from './occurrences';

interface PeriodInput {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The period of a call, by default from now on. A day as `from` means its start, as `to` its end.
 * @throws CallFailure 400 for an invalid day or date-time.
 */
export function readPeriod({ from, to }: PeriodInput, now: Date): Period {
  return {
    from: from === undefined ? now : readBound('from', from, 0),
    until: to === undefined ? undefined : readBound('to', to, 1),
  };
}

function readBound(field: string, text: string, daysAfter: number): Date {
  const moment = isDay(text) ? museumMoment(addDays(text, daysAfter), '00:00') : readDateTime(text);
  if (moment) return moment;
  throw faultyFields([{ field, fault: { kind: 'format', expected: 'moment' } }]);
}
