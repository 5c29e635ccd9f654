import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import * as schema from '../db/schema';

const tables = Object.values(schema).filter((value) => is(value, PgTable));

/** Number of rows by table name, of all tables at one moment. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const counts = Object.fromEntries(
    tables.map((table) => [getTableConfig(table).name, db.$count(table, sql`true`)]),
  );
  const [found = {}] = await db.select(counts).from(sql`(values (1)) as one`);
  return found;
}
