import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgSession } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { CodedPool } from './coded-pool';
import { isConnectionError } from './connection-error';
import type { Database } from './database';
import * as schema from './schema';

const seconds = 1_000;

/** How long a call may keep a connection busy; a dead network ends a query with the last of these. */
const callTimeouts = {
  statement_timeout: 30 * seconds,
  idle_in_transaction_session_timeout: 30 * seconds,
  query_timeout: 40 * seconds,
};

export interface PoolOptions {
  databaseUrl: string;
  /** The most connections at once. */
  max: number;
  /** Whether statements may take as long as they need: imports and migrations do. */
  isPatient: boolean;
}

/** Connections to a real PostgreSQL that outlive its restarts. */
export function createPool({ databaseUrl, max, isPatient }: PoolOptions): pg.Pool {
  const pool = new CodedPool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 5 * seconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * seconds,
    ...(!isPatient && callTimeouts),
  });
  // An idle connection that the server ends is replaced at the next query.
  pool.on('error', () => undefined);
  // The pool listens to idle clients alone: one in use that breaks would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type Transact = PgSession['transaction'];

/** Queries over a pool. Whatever happens to a transaction, its connection goes back to the pool. */
export function databaseOf(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool, schema });
  if (!hasSession(db)) throw new TypeError('The database has no session.');
  // Drizzle's own runs `begin` outside its `try` and would keep the connection where that fails.
  db.session.transaction = (run, config) =>
    withClient(pool, (client) => sessionOf(drizzle({ client })).transaction(run, config));
  return db;
}

/** What Drizzle's types hide. */
interface WithSession {
  session: { transaction: Transact };
}

function hasSession(db: object): db is WithSession {
  return 'session' in db;
}

function sessionOf(db: object): WithSession['session'] {
  if (hasSession(db)) return db.session;
  throw new TypeError('The database has no session.');
}

/** Lends a client. One that broke, or is left within a transaction, is not lent again. */
async function withClient<Result>(
  pool: pg.Pool,
  task: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await task(client);
  } catch (error) {
    isBroken = isConnectionError(error) || client.getTransactionStatus() !== 'I';
    throw error;
  } finally {
    client.release(isBroken);
  }
}
