import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Updates the planner's statistics of tables, which count the rows of the current transaction as well. */
export async function analyze(db: Database, tables: readonly PgTable[]): Promise<void> {
  await db.execute(sql`analyze ${sql.join([...tables], sql`, `)}`);
}
