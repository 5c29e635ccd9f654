import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Weekday } from '../../../contract/shared/museum-time';
import type { Language } from '../../../contract/shared/sites';
import { timestamptz } from './columns';

/** Docents' tours by weekday and time; a setting of the museum, edited at the desk. */
export const docentTours = pgTable('docent_tours', {
  id: uuid().primaryKey().defaultRandom(),
  weekdays: text().array().$type<Weekday[]>().notNull(),
  /** `10:30`, in the museum's time zone. */
  start: text().notNull(),
  end: text().notNull(),
  /** One tour in each language at that time, with its own places. */
  languages: text().array().$type<Language[]>().notNull(),
  capacity: integer().notNull(),
  /** First and last day, `2026-11-21`; unlimited where null. */
  from: text('first_day'),
  until: text('last_day'),
  /** Days on which it is cancelled. */
  except: text('cancelled_days').array().notNull(),
  placeZh: text('place_zh').notNull(),
  placeEn: text('place_en').notNull(),
  /** Number of changes; a change names the version that it was made from. */
  version: integer().notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});
