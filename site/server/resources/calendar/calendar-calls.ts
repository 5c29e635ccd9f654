import { addDays, museumDateTime, museumDay } from '../../../contract/shared/museum-time';
import { readMuseumEvents } from '../../calendar/events/read-museum-events';
import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';

const defaultDays = 30;

/** Two months, the longest with 31 days each. */
const maxDays = 62;

export function calendarCalls(db: Database): Pick<CallHandlers, 'calendarDates'> {
  return {
    calendarDates: async ({ from, to, kind }, { now, language }) => {
      const first = from ?? museumDay(now);
      const wanted = to ?? addDays(first, defaultDays - 1);
      const longest = addDays(first, maxDays - 1);
      const last = wanted < longest ? wanted : longest;
      const events = await readMuseumEvents(db, { from: first, to: last, language, now }, kind);
      return events.map(({ id, kinds, title, place, day, time, path, isCancelled }) => ({
        ...{ id, kinds: [...kinds], title, place, day, path, isCancelled },
        startAt: time ? museumDateTime(time.startAt) : null,
        endAt: time ? museumDateTime(time.endAt) : null,
      }));
    },
  };
}
