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
  window: Window,
): Promise<{ total: number; rows: ItemRow<Table>[] }> {
  const { id, createdAt }: InboxTable = table;
  const hasState = hasStateOf(kind, id);
  const order = [desc(createdAt), asc(id)];
  const ids = await selectIds(db, table, { hasState, matches, order, window });
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

interface Selection {
  /** How the rows are joined to their states, which the condition may be about. */
  hasState: SQL | undefined;
  matches: SQL | undefined;
  order: readonly SQL[];
  window: Window;
}

/** Ids of a page. Other columns are selected by these, so that their subqueries cost nothing for skipped rows. */
export async function selectIds(
  db: Database,
  table: InboxTable,
  { hasState, matches, order, window }: Selection,
): Promise<string[]> {
  const { id }: InboxTable = table;
  const rows = await db
    .select({ id })
    .from(table as PgTable)
    .leftJoin(deskStates, hasState)
    .where(matches)
    .orderBy(...order)
    .limit(window.limit)
    .offset(window.offset);
  return rows.map((row) => row.id);
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
