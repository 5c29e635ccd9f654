import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database, embedded or real: queries are written once for both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database and the way to end it. */
export interface OpenDatabase {
  db: Database;
  /**
   * Runs a task that no other process on this database may run at the same time. Its queries may take
   * as long as they need where they use the database that it is given.
   */
  exclusively: <Result>(task: (db: Database) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Why a database cannot be opened, in one sentence for the person who started the program. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
