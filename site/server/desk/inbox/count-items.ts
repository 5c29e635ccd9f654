import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { deskStates } from '../../db/schema';

/** Number of rows of a table that match a condition, which may be about their state. */
export async function countItems(
  db: Database,
  table: PgTable,
  hasState: SQL | undefined,
  matches: SQL | undefined,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(table)
    .leftJoin(deskStates, hasState)
    .where(matches);
  return row?.total ?? 0;
}
