import { addDays, isDay, museumMoment, parseDateTime } from '../../../contract/shared/museum-time';
import { invalidFields } from '../../http/http-error';
import type { Period } from '../../calendar/occurrences';

interface PeriodInput {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The period of a call, by default from now on. A day as `from` means its start, as `to` its end.
 * @throws HttpError 400 for an invalid day or date-time.
 */
export function parsePeriod({ from, to }: PeriodInput, now: Date): Period {
  return {
    from: from === undefined ? now : readBound('from', from, 0),
    until: to === undefined ? undefined : readBound('to', to, 1),
  };
}

function readBound(field: string, text: string, daysAfter: number): Date {
  const moment = isDay(text)
    ? museumMoment(addDays(text, daysAfter), '00:00')
    : parseDateTime(text);
  if (moment) return moment;
  throw invalidFields([{ field, error: { kind: 'format', expected: 'moment' } }]);
}
