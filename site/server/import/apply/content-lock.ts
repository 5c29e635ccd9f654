import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Key of the advisory lock; any number that no other program uses. */
const lockNumber = 20_261_123;

/** Lets one transaction at a time change records, of all processes on the database. */
export async function lockContent(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
}
