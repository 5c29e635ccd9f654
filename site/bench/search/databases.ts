import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../../server/db/database';
import { openDatabase } from '../../server/db/open-database';
import { migrateAndSeed } from '../../server/db/migrate';
import * as schema from '../../server/db/schema';
import { yieldBetweenQueries } from '../../server/db/yield-between-queries';
import { createServerDatabase } from '../../server/testing/server-database';

const migrationsFolder = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));

/** A database that is never backed up. */
export type MeasuredDatabase = Omit<OpenDatabase, 'withSnapshot' | 'readConnectionUse'>;

/** An embedded database in memory, with empty tables. */
export async function openInMemory(): Promise<MeasuredDatabase> {
  const client = await PGlite.create();
  yieldBetweenQueries(client);
  const db = drizzle({ client, schema });
  await migrateAndSeed(db, migrationsFolder);
  return { db, withExclusiveLock: (task) => task(db), close: () => client.close() };
}

/** A new database on a PostgreSQL server, dropped on close. */
export async function openOnServer(serverUrl: string): Promise<MeasuredDatabase> {
  const { url, drop } = await createServerDatabase(serverUrl);
  const opened = await openDatabase({ dataDir: '', databaseUrl: url, migrationsFolder });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}
