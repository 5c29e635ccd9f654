import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import * as schema from './schema';

/** Number of rows by table name. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.values(schema)) {
    if (!(table instanceof PgTable)) continue;
    counts[getTableConfig(table).name] = await db.$count(table, sql`true`);
  }
  return counts;
}
