import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** One row, which every import changes: processes notice by it that what they know is old. */
export const contentVersions = pgTable('content_versions', {
  id: integer().primaryKey(),
  version: text().notNull(),
});
