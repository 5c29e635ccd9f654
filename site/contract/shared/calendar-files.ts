import type { EventKind } from './event-kinds';
import { editionNames, type Edition } from './sites';

const fileNames: Readonly<Record<EventKind | 'all', string>> = {
  all: 'museum',
  activity: 'activities',
  tour: 'tours',
  exhibition: 'exhibitions',
  hours: 'hours',
};

/** Path of the calendar of a kind of dates, or of all: `/calendar/tours-en.ics`. Programs subscribe to it. */
export function calendarPath(kind: EventKind | 'all', edition: Edition): string {
  return `/calendar/${fileNames[kind]}${edition === 'zh' ? '' : `-${edition}`}.ics`;
}

/** Every calendar that programs can subscribe to. */
export const calendarFiles = (Object.keys(fileNames) as (EventKind | 'all')[]).flatMap((kind) =>
  editionNames.map((edition) => ({ kind, edition, path: calendarPath(kind, edition) })),
);
