import pg from 'pg';
import { DatabaseUnavailableError, type Database, type OpenDatabase } from './database';
import { withServerTransaction } from './copy/server-transaction';
import { createPool, createPooledDatabase } from './server-pool';

/** Key of the advisory lock; any number that no other program uses. */
export const lockNumber = 20_240_607;
const connectionsForCalls = 8;
const connectionsForTasks = 2;

/**
 * Opens a PostgreSQL server, version 15 or newer, which several processes may share.
 * @throws DatabaseUnavailableError if it cannot be reached
 */
export async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = createPool({ databaseUrl, max: connectionsForCalls, hasNoTimeouts: false });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailableError(
      `The database at ${withoutPassword(databaseUrl)} cannot be reached (${describeError(error)}): start it, or correct DATABASE_URL.`,
    );
  }
  return {
    db: createPooledDatabase(pool),
    withExclusiveLock: (task) => withAdvisoryLock(databaseUrl, task),
    withSnapshot: (task) => withServerTransaction(databaseUrl, 'snapshot', task),
    readConnectionUse: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** Runs the task under an advisory lock, on separate connections without timeouts. */
async function withAdvisoryLock<Result>(
  databaseUrl: string,
  task: (db: Database) => Promise<Result>,
): Promise<Result> {
  const pool = createPool({ databaseUrl, max: connectionsForTasks, hasNoTimeouts: true });
  const holder = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  holder.on('error', () => undefined);
  try {
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [lockNumber]);
    return await task(createPooledDatabase(pool));
  } finally {
    // Closing the connection releases the lock.
    await holder.end().catch(() => undefined);
    await pool.end();
  }
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.host}${url.pathname}`;
}

function describeError(error: unknown): string {
  if (error instanceof AggregateError) return describeError(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
