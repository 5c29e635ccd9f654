import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ActionCode } from '../../../contract/shared/points';
import { timestamptz } from './columns';
import { members } from './member';

/**
 * Append-only ledger of points; the balance is their sum. `occurrence` identifies the action, so that
 * neither a repeated nor a concurrent request earns it twice.
 */
export const points = pgTable(
  'points',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    actionCode: text('action_code').$type<ActionCode>().notNull(),
    /** A day for R001, a content id for R003, a day and a page for R002 and R007. */
    occurrence: text().notNull(),
    points: integer().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    unique('points_once').on(table.memberId, table.actionCode, table.occurrence),
    index('points_newest').on(table.memberId, table.createdAt.desc().nullsFirst()),
  ],
);
