import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ObjectSetItem } from '../../../contract/shared/object-sets';
import { timestamptz } from './columns';
import { members } from './member';

/** Sets of objects that members keep, shared by both sites: content has the same id in both languages. */
export const objectSets = pgTable(
  'object_sets',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Chosen by the device; unique for a member only, so that nobody can take the id of another’s set. */
    id: uuid().notNull(),
    name: text().notNull(),
    items: jsonb().$type<ObjectSetItem[]>().notNull(),
    /** Number of the last change of name or items. */
    version: integer().notNull(),
    /** Part of the link; null while the set is not shared. */
    shareToken: text('share_token').unique(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
);
