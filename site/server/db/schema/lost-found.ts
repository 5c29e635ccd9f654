import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz, submissionColumns } from './columns';

/** Reports of items lost or found in the museum. */
export const lostFoundReports = pgTable('lost_found_reports', {
  ...submissionColumns(),
  kind: text().$type<'lost' | 'found'>().notNull(),
  itemName: text('item_name').notNull(),
  description: text().notNull(),
  place: text().notNull(),
  /** Day in the museum's time zone on which it was lost or found; `foundAt` only if a time was given. */
  foundOn: date('found_on', { mode: 'string' }).notNull(),
  foundAt: timestamptz('found_at'),
  /** A mobile number or an e-mail address. Null once the report is erased; its texts are empty then. */
  contact: text(),
});
