import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { CodedPool } from './coded-pool';
import { DatabaseUnavailable, type OpenDatabase } from './database';
import * as schema from './schema';

/** Any number that only this program locks. */
const lockNumber = 20_240_607;
const connectTimeout = 10_000;

/** Opens a real PostgreSQL, version 15 or newer. Several processes may share it. */
export async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = createPool(databaseUrl);
  // An idle connection that the server ends is replaced at the next query.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(
      `The database at ${withoutPassword(databaseUrl)} cannot be reached (${reason(error)}): start it, or correct DATABASE_URL.`,
    );
  }
  return {
    db: drizzle({ client: pool, schema }),
    exclusively: (task) => withAdvisoryLock(pool, task),
    close: () => pool.end(),
  };
}

function createPool(databaseUrl: string): pg.Pool {
  return new CodedPool({
    connectionString: databaseUrl,
    max: 8,
    connectionTimeoutMillis: connectTimeout,
  });
}

async function withAdvisoryLock<Result>(
  pool: pg.Pool,
  task: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    return await task();
  } finally {
    // Ending the connection gives the lock back, whatever happened to it.
    client.release(true);
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
