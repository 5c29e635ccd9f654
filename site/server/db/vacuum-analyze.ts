import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Updates planner statistics and the visibility map after bulk writes. Cannot run in a transaction. */
export async function vacuumAnalyze(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze)`);
}
