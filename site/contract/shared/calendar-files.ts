import type { EventKind } from './event-kinds';
import { sites, type Language } from './sites';

const fileNames: Readonly<Record<EventKind | 'all', string>> = {
  all: 'museum',
  activity: 'activities',
  tour: 'tours',
  exhibition: 'exhibitions',
  hours: 'hours',
};

/** Path of the calendar of a kind of dates, or of all: `/calendar/tours-en.ics`. Programs subscribe to it. */
export function calendarPath(kind: EventKind | 'all', language: Language): string {
  return `/calendar/${fileNames[kind]}${language === 'zh' ? '' : `-${language}`}.ics`;
}

/** Every calendar that programs can subscribe to. */
export const calendarFiles = (Object.keys(fileNames) as (EventKind | 'all')[]).flatMap((kind) =>
  (Object.keys(sites) as Language[]).map((language) => {
    return { kind, language, path: calendarPath(kind, language) };
  }),
);
