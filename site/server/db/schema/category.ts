import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { position, siteRecordColumns } from './columns';

export const categories = pgTable(
  'categories',
  {
    siteId: siteRecordColumns.siteId(),
    /** The category's code, which is also the name of its route. */
    id: siteRecordColumns.id(),
    parentId: text('parent_id'),
    position: position(),
    name: text().notNull(),
    visible: boolean().notNull(),
    type: integer().notNull(),
    url: text().notNull(),
    linkUrl: text('link_url').notNull(),
    title: text().notNull(),
    showSecondMenu: boolean('show_second_menu').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('categories_by_parent').on(table.siteId, table.parentId),
  ],
);
