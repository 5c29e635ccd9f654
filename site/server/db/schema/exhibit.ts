import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Turntable } from '../../../contract/schemas/common/fields';
import { images, position, siteRecordColumns } from './columns';

/** The objects of the collection. */
export const exhibits = pgTable(
  'exhibits',
  {
    siteId: siteRecordColumns.siteId(),
    id: siteRecordColumns.id(),
    position: position(),
    title: text().notNull(),
    period: text().notNull(),
    material: text().notNull(),
    medium: text().notNull(),
    date: text().notNull(),
    size: text().notNull(),
    accessionNumber: text('accession_number').notNull(),
    holder: text().notNull(),
    credit: text().notNull(),
    description: text().notNull(),
    sourceUrl: text('source_url').notNull(),
    note: text().notNull(),
    images: images(),
    turntable: jsonb().$type<Turntable>(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('exhibits_in_order').on(table.siteId, table.position, table.id),
    index('exhibits_by_period').on(table.siteId, table.period),
    index('exhibits_by_material').on(table.siteId, table.material),
  ],
);
