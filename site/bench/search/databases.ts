import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { OpenDatabase } from '../../server/db/database';
import { openDatabase } from '../../server/db/open-database';
import { prepareTables } from '../../server/db/prepare-tables';
import * as schema from '../../server/db/schema';

const migrationsFolder = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));

/** An embedded database in memory, with empty tables. */
export async function openInMemory(): Promise<OpenDatabase> {
  const client = await PGlite.create();
  const db = drizzle({ client, schema });
  await prepareTables(db, migrationsFolder);
  return { db, exclusively: (task) => task(), close: () => client.close() };
}

/** A database of its own on a real PostgreSQL, dropped when it is closed. */
export async function openOnServer(serverUrl: string): Promise<OpenDatabase> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const server = new pg.Client(serverUrl);
  await server.connect();
  await server.query(`create database ${name}`);
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: name }).href;
  const opened = await openDatabase({ dataDir: '', databaseUrl, migrationsFolder });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await server.query(`drop database ${name}`);
      await server.end();
    },
  };
}
