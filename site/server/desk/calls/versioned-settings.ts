import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { ConflictError, recordNotFound } from '../../http/http-error';

/** Makes changes of the settings in a table wait for each other: each is compared with the other rows. */
export async function lockSettings(db: Database, table: PgTable): Promise<void> {
  await db.execute(sql`lock table ${table} in share row exclusive mode`);
}

interface Versioned {
  version: number;
  /** Name of the member of staff who changed it last. */
  updatedBy: string;
}

/**
 * The row that a call names by id and version.
 * @param toRecord the row as the response has it, for the conflict
 * @throws HttpError 404 without a row; ConflictError if somebody has changed it since `version`
 */
export function assertVersion<Row extends Versioned>(
  row: Row | undefined,
  { id, version }: { id: string; version: number | undefined },
  toRecord: (row: Row) => unknown,
): Row {
  if (!row) throw recordNotFound('id', id);
  if (row.version !== version) throw new ConflictError(row.updatedBy, toRecord(row));
  return row;
}
