import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SearchKind } from '../../../contract/schemas/search';
import { timestamptz, siteRecordColumns } from './columns';
import { sites } from './site';

/**
 * Search documents, derived from the other tables by the importer. Hidden records have no row;
 * records published in the future have one.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    siteId: siteRecordColumns.siteId(),
    kind: text().$type<SearchKind>().notNull(),
    id: siteRecordColumns.id(),
    categoryCode: text('category_code').notNull(),
    /** Top-level category of the menu. */
    area: text().notNull(),
    period: text(),
    /** Excluded from results before this time; null if always published. */
    publishedAt: timestamptz('published_at'),
    /** Excluded from results from this time on: the end of an activity. Null if unlimited. */
    shownUntil: timestamptz('shown_until'),
    title: text().notNull(),
    thumbImg: text('thumb_img').notNull(),
    /** Short facts, as shown in a snippet. */
    facts: text().notNull(),
    /** The whole text without markup. */
    body: text().notNull(),
    /** Title, facts and body normalised for matching. */
    titleKey: text('title_key').notNull(),
    factsKey: text('facts_key').notNull(),
    bodyKey: text('body_key').notNull(),
    /** Pinyin of title and facts. */
    titleReadings: text('title_readings').notNull(),
    factsReadings: text('facts_readings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.id] })],
);

/** One row per indexed site. */
export const searchIndexes = pgTable('search_indexes', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id),
  /** Digest of the whole index; processes compare it to detect a change. */
  digest: text().notNull(),
  areaLabels: jsonb('area_labels').$type<Record<string, string>>().notNull(),
  periodLabels: jsonb('period_labels').$type<Record<string, string>>().notNull(),
});
