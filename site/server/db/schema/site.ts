import { pgTable, text } from 'drizzle-orm/pg-core';

/** The museum's sites: one a language. Their rows come from the contract, not from a pack. */
export const sites = pgTable('sites', {
  id: text().primaryKey(),
  siteCode: text('site_code').notNull().unique(),
  website: text().notNull(),
});
