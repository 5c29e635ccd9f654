import type { EventKind } from '../../../contract/shared/event-kinds';
import type { Language } from '../../../contract/shared/sites';

/** A date in the museum's calendar. */
export interface MuseumEvent {
  /** Stays the same over changes, so that calendars replace the entry. */
  id: string;
  /** Kinds under which it is listed, its own first: a guided tour among the activities is listed as both. */
  kinds: readonly EventKind[];
  title: string;
  summary: string;
  place: string;
  /** `2026-11-21` */
  day: string;
  /** Undefined for a whole day. */
  time?: { startAt: Date; endAt: Date };
  /** Path of its page in the app; '' where it has none. */
  path: string;
  isCancelled: boolean;
  /** Number of changes of what it was made from. */
  revision: number;
  changedAt: Date;
}

/** First and last day of the events to read, and their language. */
export interface EventRange {
  from: string;
  to: string;
  language: Language;
  now: Date;
}

/** The change of a content record, of which rows older than the table of records know nothing. */
export function changeOf(record: { version: number; updatedAt: Date } | null) {
  return {
    revision: Math.max(0, (record?.version ?? 1) - 1),
    changedAt: record?.updatedAt ?? new Date(0),
  };
}
