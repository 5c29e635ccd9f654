import { sql } from 'drizzle-orm';
import type { SiteId } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';

/** First key of the advisory lock; the second is the site. Any number that no other program uses. */
const lockNumber = 20_261_129;

/** Runs a task in a snapshot of the database, unless another process writes the site. */
export async function lockSite(
  db: Database,
  siteId: SiteId,
  task: (transaction: Database) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (transaction) => {
      const [lock] = await transaction
        .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${lockNumber}, ${siteId}::int)` })
        .from(sql`(select 1) as one`);
      if (lock?.isOurs) await task(transaction);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const heartbeat = 5_000;

/** A transaction that waits for long would be ended by PostgreSQL. */
export async function keepAwake(db: Database, task: Promise<void>): Promise<void> {
  const timer = setInterval(() => {
    db.execute(sql`select 1`).catch(() => undefined);
  }, heartbeat);
  try {
    await task;
  } finally {
    clearInterval(timer);
  }
}
