import { and, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sites } from '../../contract/shared/sites';
import { toBatches } from './batches';
import type { Database } from './database';

const siteIds = Object.values(sites).map(({ id }) => id);

/** Deletes the records of all sites, with their dependent rows (`on delete cascade`). */
export async function deleteRecords(
  db: Database,
  table: PgTable & { id: PgColumn; siteId?: PgColumn },
  records: readonly { id: string }[],
): Promise<void> {
  // Sites are named because they are the first column of the keys: the id alone would scan the table for each batch.
  const isOfSite = table.siteId && inArray(table.siteId, siteIds);
  for (const batch of toBatches(records.map(({ id }) => id))) {
    await db.delete(table).where(and(isOfSite, inArray(table.id, batch)));
  }
}
