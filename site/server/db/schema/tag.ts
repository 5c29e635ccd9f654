import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { position, siteRecord } from './columns';

export const tags = pgTable(
  'tags',
  {
    siteId: siteRecord.siteId(),
    id: siteRecord.id(),
    position: position(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);
