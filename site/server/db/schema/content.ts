import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Recording } from '../../../contract/schemas/common/fields';
import type { EntryPart, Facts } from '../../../contract/schemas/content';
import { images, position, siteRecordColumns } from './columns';

/** Records that belong to a category: news items, notices, pages, books, music, videos. */
export const entries = pgTable(
  'entries',
  {
    siteId: siteRecordColumns.siteId(),
    id: siteRecordColumns.id(),
    categoryId: text('category_id').notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    linkUrl: text('link_url').notNull(),
    period: text(),
    material: text(),
    recommended: boolean().notNull(),
    facts: jsonb().$type<Facts>().notNull().default({}),
    images: images(),
    video: jsonb().$type<Recording>(),
    audio: jsonb().$type<Recording>(),
    parts: jsonb().$type<EntryPart[]>(),
    /** Kind of pack file that it was imported from; null for rows older than this column. */
    form: text().$type<'entry' | 'catalogue'>(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('entries_newest').on(
      table.siteId,
      table.categoryId,
      table.publishedAt.desc().nullsFirst(),
      table.id,
    ),
    // For lists of many categories. `nullsFirst` is the order of `desc` in a query: otherwise the index does not serve it.
    index('entries_by_date').on(
      table.siteId,
      table.publishedAt.desc().nullsFirst(),
      table.id,
      table.categoryId,
    ),
  ],
);

export const entryTags = pgTable(
  'entry_tags',
  {
    siteId: text('site_id').notNull(),
    entryId: text('entry_id').notNull(),
    tagId: text('tag_id').notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.entryId, table.tagId] }),
    foreignKey({
      columns: [table.siteId, table.entryId],
      foreignColumns: [entries.siteId, entries.id],
    }).onDelete('cascade'),
    index('entries_by_tag').on(table.siteId, table.tagId),
  ],
);
