import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { members } from './member';

/** Table of the favourite content, independent of its category. */
export type FavouriteKind = 'entry' | 'exhibition' | 'exhibit';

/** Favourites of members, shared by both sites: content has the same id in both languages. */
export const favourites = pgTable(
  'favourites',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text().$type<FavouriteKind>().notNull(),
    contentId: text('content_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.contentId] }),
    index('favourites_newest').on(table.memberId, table.createdAt.desc().nullsFirst()),
  ],
);
