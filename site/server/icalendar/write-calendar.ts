import {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  default as createCalendar,
} from 'ical-generator';
import { museum } from '../../contract/shared/museum';
import { editions, type Edition } from '../../contract/shared/sites';
import { textIn } from '../html/shared/edition-texts';

/** One entry of a calendar. */
export interface CalendarEvent {
  /** Stays the same over changes, so that calendars replace the entry. */
  id: string;
  title: string;
  startAt: Date;
  /** Of a whole day: the midnight after it. */
  endAt: Date;
  /** Whether it has no times; `startAt` and `endAt` are then midnights in UTC. */
  isAllDay?: boolean;
  place: string;
  description: string;
  /** Page about it; '' where it has none. */
  url: string;
  isCancelled?: boolean;
  /** Number of changes since it was first published. */
  revision?: number;
  /** Last change; part of the file, so no time of writing. */
  changedAt: Date;
}

interface CalendarOptions {
  /** Chinese texts are written in its script. */
  edition: Edition;
  /** Name of a calendar that is subscribed to; a single entry has none. */
  name?: string;
}

/** Hours after which programs look for changes of a calendar that they subscribe to. */
const refreshSeconds = 6 * 60 * 60;

/** Writes an iCalendar file (RFC 5545); times are in UTC, which every program shows in its own zone. */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { edition, name }: CalendarOptions,
): string {
  const { language, lang } = editions[edition];
  const write = (text: string) => textIn(edition, text);
  const calendar = createCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'yunze-museum', product: 'calendar', language: lang },
    ...(name !== undefined && { name: write(name), ttl: refreshSeconds }),
  });
  for (const event of events) {
    const { id, title, startAt, endAt, place, description, url, changedAt } = event;
    calendar.createEvent({
      id: `${id}@yunze-museum`,
      summary: write(title),
      start: startAt,
      end: endAt,
      allDay: event.isAllDay ?? false,
      stamp: changedAt,
      lastModified: changedAt,
      sequence: event.revision ?? 0,
      location: write(
        [place, museum[language].name, museum[language].address].filter(Boolean).join(', '),
      ),
      ...(description !== '' && { description: write(description) }),
      ...(url !== '' && { url }),
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // What the museum offers leaves the time of its subscribers free.
      transparency:
        name === undefined ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
