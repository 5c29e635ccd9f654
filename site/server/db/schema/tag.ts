import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { position, siteRecordColumns } from './columns';

export const tags = pgTable(
  'tags',
  {
    siteId: siteRecordColumns.siteId(),
    id: siteRecordColumns.id(),
    position: position(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);
