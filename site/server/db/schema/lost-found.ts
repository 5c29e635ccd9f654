import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, receipt } from './columns';

/** What visitors lost or found in the museum. */
export const lostFoundReports = pgTable('lost_found_reports', {
  ...receipt(),
  kind: text().$type<'lost' | 'found'>().notNull(),
  itemName: text('item_name').notNull(),
  description: text().notNull(),
  place: text().notNull(),
  /** The museum's day on which it was lost or found, and the moment where it was told. */
  foundOn: date('found_on', { mode: 'string' }).notNull(),
  foundAt: moment('found_at'),
  /** A mobile number or an e-mail address. */
  contact: text().notNull(),
});
