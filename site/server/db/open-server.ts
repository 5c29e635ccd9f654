import pg from 'pg';
import { DatabaseUnavailable, type Database, type OpenDatabase } from './database';
import { createPool, databaseOf } from './server-pool';

/** Any number that only this program locks. */
const lockNumber = 20_240_607;
const connectionsForCalls = 8;
const connectionsForTasks = 2;

/** Opens a real PostgreSQL, version 15 or newer. Several processes may share it. */
export async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = createPool({ databaseUrl, max: connectionsForCalls, isPatient: false });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(
      `The database at ${withoutPassword(databaseUrl)} cannot be reached (${reason(error)}): start it, or correct DATABASE_URL.`,
    );
  }
  return {
    db: databaseOf(pool),
    exclusively: (task) => withAdvisoryLock(databaseUrl, task),
    close: () => pool.end(),
  };
}

/** Waits for the lock, and lets the task take its time, on connections of their own. */
async function withAdvisoryLock<Result>(
  databaseUrl: string,
  task: (db: Database) => Promise<Result>,
): Promise<Result> {
  const pool = createPool({ databaseUrl, max: connectionsForTasks, isPatient: true });
  const holder = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  holder.on('error', () => undefined);
  try {
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [lockNumber]);
    return await task(databaseOf(pool));
  } finally {
    // Ending the connection gives the lock back, whatever happened to it.
    await holder.end().catch(() => undefined);
    await pool.end();
  }
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.host}${url.pathname}`;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
