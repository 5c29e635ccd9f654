import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { toBatches } from './batches';

/** Deletes the records of all sites, with their dependent rows (`on delete cascade`). */
export async function deleteRecords(
  db: Database,
  table: PgTable & { id: PgColumn },
  records: readonly { id: string }[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  for (const batch of toBatches(ids)) await db.delete(table).where(inArray(table.id, batch));
}
