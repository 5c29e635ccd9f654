import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * After much was written: the database counts what it holds, by which it chooses its ways, and marks
 * what it need not look at again. Not within a transaction.
 */
export async function tidyTables(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze)`);
}
