import { addDays } from '../../contract/shared/museum-time';
import { editions, type Edition, type Language } from '../../contract/shared/sites';
import type { MuseumEvent } from '../calendar/events/museum-event';
import type { CalendarEvent } from './write-calendar';

const cancelled: Record<Language, (title: string) => string> = {
  zh: (title) => `已取消：${title}`,
  en: (title) => `Cancelled: ${title}`,
};

/** Events of the museum as calendar entries; an entry changes with its content, never with the time of writing. */
export function toCalendarEvents(
  events: readonly MuseumEvent[],
  { edition, origin }: { edition: Edition; origin: string },
): CalendarEvent[] {
  const { language, website } = editions[edition];
  const base = `${origin}${website}#`;
  return events.map((event) => {
    const { id, title, summary, place, path, isCancelled, revision, changedAt } = event;
    return {
      id,
      // Programs that do not show the status show the title.
      title: isCancelled ? cancelled[language](title) : title,
      ...timesOf(event),
      place,
      description: summary,
      url: path === '' ? '' : `${base}${path}`,
      ...{ isCancelled, revision, changedAt },
    };
  });
}

/** Changed hours are a note on the day, like a closure, and not an appointment. */
function timesOf({ day, kinds, time }: MuseumEvent) {
  if (time && kinds[0] !== 'hours') return time;
  return { startAt: new Date(day), endAt: new Date(addDays(day, 1)), isAllDay: true };
}
