import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Weekday } from '../../../contract/shared/museum-time';
import { timestamptz } from './columns';

/** Sessions for classes by weekday and time; a setting of the museum, edited at the desk. */
export const classSessions = pgTable('class_sessions', {
  id: uuid().primaryKey().defaultRandom(),
  weekdays: text().array().$type<Weekday[]>().notNull(),
  /** `09:30`, in the museum's time zone. */
  start: text().notNull(),
  end: text().notNull(),
  /** Number of classes. */
  capacity: integer().notNull(),
  /** First and last day, `2026-11-21`; unlimited where null. */
  from: text('first_day'),
  until: text('last_day'),
  /** Days on which it is cancelled. */
  except: text('cancelled_days').array().notNull(),
  /** Number of changes; a change names the version that it was made from. */
  version: integer().notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});
