import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CopyConnection } from './copy/copy-connection';
import type * as schema from './schema';

/** The database, embedded (PGlite) or a PostgreSQL server: the same queries run on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export interface OpenDatabase {
  db: Database;
  /**
   * Runs a task under a lock that all processes on this database share. Queries on the database
   * passed to the task have no timeout.
   */
  withExclusiveLock: <Result>(task: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Runs a task in one transaction that sees the database at one moment, for a backup. */
  withSnapshot: <Result>(task: (connection: CopyConnection) => Promise<Result>) => Promise<Result>;
  readConnectionUse: () => ConnectionUse;
  close: () => Promise<void>;
}

/** Use of the connections of this process; the embedded database has one. */
export interface ConnectionUse {
  open: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** A database that cannot be opened; the message says in one sentence what the operator can do. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}
