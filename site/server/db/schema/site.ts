import { pgTable, text } from 'drizzle-orm/pg-core';

/** The museum's sites, one per language. Their rows come from the contract, not from a content pack. */
export const sites = pgTable('sites', {
  id: text().primaryKey(),
  siteCode: text('site_code').notNull().unique(),
  website: text().notNull(),
});
