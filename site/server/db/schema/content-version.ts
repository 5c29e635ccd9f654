import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** One row that every import changes; processes compare it to invalidate their caches. */
export const contentVersions = pgTable('content_versions', {
  id: integer().primaryKey(),
  version: text().notNull(),
});
