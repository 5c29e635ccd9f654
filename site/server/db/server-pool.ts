import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgSession } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { PoolWithConnectionErrors } from './pool-with-connection-errors';
import { isConnectionError } from './connection-error';
import type { Database } from './database';
import * as schema from './schema';

const seconds = 1_000;

/** Limits for the queries of one call; only `query_timeout` also covers a lost network connection. */
const callTimeouts = {
  statement_timeout: 30 * seconds,
  idle_in_transaction_session_timeout: 30 * seconds,
  query_timeout: 40 * seconds,
};

export interface PoolOptions {
  databaseUrl: string;
  /** Maximum number of connections. */
  max: number;
  /** Whether statements run without timeouts, as imports and migrations need. */
  hasNoTimeouts: boolean;
}

/** A connection pool to a PostgreSQL server that survives the server's restarts. */
export function createPool(options: PoolOptions): pg.Pool {
  const { databaseUrl, max } = options;
  const pool = new PoolWithConnectionErrors({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 5 * seconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * seconds,
    ...(!options.hasNoTimeouts && callTimeouts),
  });
  // An idle connection that the server closes is replaced at the next query.
  pool.on('error', () => undefined);
  // The pool handles errors of idle clients only: an unhandled error of a client in use ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type Transact = PgSession['transaction'];

/** A database over a pool. Every transaction returns its connection to the pool, also when it fails. */
export function createPooledDatabase(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool, schema });
  if (!hasSession(db)) throw new TypeError('The database has no session.');
  // Drizzle's implementation runs `begin` outside its `try` and leaks the connection when it fails.
  db.session.transaction = (run, config) =>
    withClient(pool, (client) => sessionOf(drizzle({ client })).transaction(run, config));
  return db;
}

/** A member that Drizzle's types hide. */
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

/** Runs a task with a client of the pool; a broken client or one in an open transaction is destroyed. */
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
