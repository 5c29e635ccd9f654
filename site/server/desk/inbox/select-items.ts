import { asc, count, desc, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { InboxKind } from '../../../contract/shared/desk/inbox';
import type { Database } from '../../db/database';
import {
  deskStates,
  type bookings,
  type lostFoundReports,
  type ratings,
  type volunteers,
} from '../../db/schema';
import type { Window } from './filters';
import { hasStateOf, progressColumns, type ProgressRow } from './item-progress';

/** Tables of what visitors send. */
export type InboxTable =
  typeof lostFoundReports | typeof bookings | typeof volunteers | typeof ratings;

export type ItemRow<Table extends InboxTable> = ProgressRow & { item: Table['$inferSelect'] };

/** A page of the items that match a condition, the newest first, with their progress. */
export async function selectItems<Table extends InboxTable>(
  db: Database,
  kind: InboxKind,
  table: Table,
  matches: SQL | undefined,
  { limit, offset }: Window,
): Promise<{ total: number; rows: ItemRow<Table>[] }> {
  const { id, createdAt }: InboxTable = table;
  const hasState = hasStateOf(kind, id);
  const order = [desc(createdAt), asc(id)];
  // Ids first: the notes are counted for this page only, not for skipped rows.
  const page = await db
    .select({ id })
    .from(table as PgTable)
    .leftJoin(deskStates, hasState)
    .where(matches)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const ids = page.map((row) => row.id);
  const rows = await db
    // A table of a type parameter loses the types of its columns.
    .select({ item: table, ...progressColumns(kind, id) })
    .from(table as PgTable)
    .leftJoin(deskStates, hasState)
    .where(inArray(id, ids))
    .orderBy(...order);
  const total = await countItems(db, table, hasState, matches);
  return { total, rows: rows as unknown as ItemRow<Table>[] };
}

/** Number of rows of a table that match a condition, which may be about their state. */
export async function countItems(
  db: Database,
  table: InboxTable,
  hasState: SQL | undefined,
  matches: SQL | undefined,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(table as PgTable)
    .leftJoin(deskStates, hasState)
    .where(matches);
  return row?.total ?? 0;
}
