import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** Times of entry and their places in a period; a setting of the museum, edited at the desk. */
export const admissionRules = pgTable('admission_rules', {
  id: uuid().primaryKey().defaultRandom(),
  /** First and last day, `2026-11-21`; unlimited where null. */
  from: text('first_day'),
  until: text('last_day'),
  /** Minutes from one time of entry to the next. */
  slotMinutes: integer('slot_minutes').notNull(),
  /** People who may enter within one of them with a booking. */
  capacity: integer().notNull(),
  /** Whether nobody enters without a booking. */
  required: boolean().notNull(),
  /** Number of changes; a change names the version that it was made from. */
  version: integer().notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});
