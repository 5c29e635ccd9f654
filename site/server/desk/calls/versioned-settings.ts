import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { ConflictError, recordNotFound } from '../../http/http-error';
import type { StaffAccountRow } from '../accounts/staff-accounts';

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
 * Whether a row has what a member of staff sends, and is theirs: the response to their first request was lost.
 * @param columns what is sent, as columns
 */
export const isOwnRow = (
  row: { updatedBy: string },
  columns: Readonly<Record<string, unknown>>,
  { displayName }: Pick<StaffAccountRow, 'displayName'>,
): boolean =>
  row.updatedBy === displayName &&
  Object.entries(columns).every(([name, value]) =>
    isDeepStrictEqual((row as Record<string, unknown>)[name], value),
  );

/** The row that a member of staff has added with what is sent: the response to their first request was lost. */
export const findAdded = <Row extends Versioned>(
  rows: readonly Row[],
  columns: Readonly<Record<string, unknown>>,
  staff: Pick<StaffAccountRow, 'displayName'>,
): Row | undefined => rows.find((row) => row.version === 1 && isOwnRow(row, columns, staff));

/**
 * The row that a call names by id and version.
 * @param toRecord the row as the response has it, for the conflict
 * @param isRepeated whether the row is what the call sends; its next version is then accepted, too
 * @throws HttpError 404 without a row; ConflictError if somebody has changed it since `version`
 */
export function assertVersion<Row extends Versioned>(
  row: Row | undefined,
  { id, version }: { id: string; version: number | undefined },
  toRecord: (row: Row) => unknown,
  isRepeated: (row: Row) => boolean = () => false,
): Row {
  if (!row) throw recordNotFound('id', id);
  const isNext = version !== undefined && row.version === version + 1 && isRepeated(row);
  if (row.version !== version && !isNext) throw new ConflictError(row.updatedBy, toRecord(row));
  return row;
}
