import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SearchKind } from '../../../contract/entities/search-hit';
import { moment, siteRecord } from './columns';
import { sites } from './site';

/**
 * What search knows of a record: made from the other tables by the importer. Records that no visitor
 * may see have no row here; those of the future have one.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    siteId: siteRecord.siteId(),
    kind: text().$type<SearchKind>().notNull(),
    id: siteRecord.id(),
    categoryCode: text('category_code').notNull(),
    /** The category at the top of the menu below which it stands. */
    area: text().notNull(),
    period: text(),
    /** Not found before; null where a record is always there. */
    publishedAt: moment('published_at'),
    /** Not found from then on: an activity that is over. Null where a record stays. */
    shownUntil: moment('shown_until'),
    title: text().notNull(),
    thumbImg: text('thumb_img').notNull(),
    /** Short facts beside the title, as a snippet shows them. */
    facts: text().notNull(),
    /** The whole text, plain. */
    body: text().notNull(),
    /** Title, facts and body as they are compared with a keyword. */
    titleKey: text('title_key').notNull(),
    factsKey: text('facts_key').notNull(),
    bodyKey: text('body_key').notNull(),
    /** How title and facts are pronounced. */
    titleReadings: text('title_readings').notNull(),
    factsReadings: text('facts_readings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.id] })],
);

/** One row a site that has been indexed. */
export const searchIndexes = pgTable('search_indexes', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id),
  /** A digest of all that the index holds: processes notice by it that something changed. */
  digest: text().notNull(),
  areaLabels: jsonb('area_labels').$type<Record<string, string>>().notNull(),
  periodLabels: jsonb('period_labels').$type<Record<string, string>>().notNull(),
});
