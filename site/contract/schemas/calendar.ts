import { Type, type Static } from 'typebox';
import { eventKinds, type EventKind } from '../shared/event-kinds';
import { DateTime, Day, siteIdField } from './common/fields';
import type { CallSchemas } from './common/call-schema';

const Kind = Type.Unsafe<EventKind>(Type.Union(eventKinds.map((kind) => Type.Literal(kind))));

/** A date in the museum's calendar. */
export const CalendarDate = Type.Object({
  /** Stays the same when the date is changed; it is also part of the UID in the calendar files. */
  id: Type.String(),
  /**
   * Its own kind first; an activity that is a guided tour is both. `exhibition`: a first or last day; `hours`: a closure or
   * other hours than usual.
   */
  kinds: Type.Array(Kind, { minItems: 1 }),
  /** In the language of the site: `Last day: Tea and Song`. */
  title: Type.String(),
  /** May be empty. */
  place: Type.String(),
  day: Day,
  /** Null for a whole day. */
  startAt: Type.Union([DateTime, Type.Null()]),
  endAt: Type.Union([DateTime, Type.Null()]),
  /** Path of its page in the app; empty where it has none. */
  path: Type.String(),
  isCancelled: Type.Boolean(),
});
export type CalendarDate = Static<typeof CalendarDate>;

export const calendarSchemas = {
  calendarDates: {
    summary:
      'What is on in a period of at most 62 days, by time: activities, tours, first and last days of exhibitions, closures and changed hours. ' +
      'Without a period the next thirty days. Weekly activities and tours are told eight weeks ahead. Files to subscribe to are at `/calendar/`.',
    input: Type.Object({
      ...siteIdField,
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      kind: Type.Optional(Kind),
    }),
    record: CalendarDate,
    example: { siteId: '1', from: '2026-12-01', to: '2026-12-31' },
  },
} satisfies CallSchemas;
