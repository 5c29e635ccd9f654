import { inArray } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** PostgreSQL takes 65,535 parameters in one statement; a row has at most 18. */
const batchSize = 500;

export function toBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** Deletes the records of all sites, with their dependent rows (`on delete cascade`). */
export async function deleteRecords(
  db: Database,
  table: PgTable & { id: PgColumn },
  records: readonly { id: string }[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  for (const batch of toBatches(ids)) await db.delete(table).where(inArray(table.id, batch));
}

export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const batch of toBatches(rows)) await db.insert(table).values(batch);
}
