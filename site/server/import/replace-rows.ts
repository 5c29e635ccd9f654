import { inArray } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';

/** PostgreSQL takes 65,535 values in one statement; a row has at most 16. */
const rowsAtOnce = 500;

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}

/** Removes the records from every site; what hangs on them goes with them. */
export async function removeAll(
  db: Database,
  table: PgTable & { id: PgColumn },
  records: readonly { id: string }[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  for (const some of chunksOf(ids)) await db.delete(table).where(inArray(table.id, some));
}

export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const some of chunksOf(rows)) await db.insert(table).values(some);
}
