import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open-database';
import { prepareTables } from '../db/prepare-tables';
import * as schema from '../db/schema';
import { createServerDatabase } from './server-database';

export const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));

/**
 * A database in memory with the real migrations, empty but for the sites. The first one is kept as
 * a snapshot, from which the others start in a quarter of the time. `TEST_DATABASE_URL` names a
 * real PostgreSQL to use instead.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  if (serverUrl) return openOnServer(serverUrl);
  const snapshot = snapshotPath();
  const client = existsSync(snapshot)
    ? await PGlite.create({ loadDataDir: new Blob([readFileSync(snapshot)]) })
    : await createSnapshot(snapshot);
  const db = drizzle({ client, schema });
  return {
    db,
    exclusively: (task) => task(db),
    close: () => client.close(),
  };
}

/** A database of its own on a real PostgreSQL, dropped afterwards. */
async function openOnServer(serverUrl: string): Promise<OpenDatabase> {
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

/** Named by what it was made from, so that a new migration makes a new one. */
function snapshotPath(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  hash.update(readFileSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))));
  return join(tmpdir(), `yunze-test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function createSnapshot(path: string): Promise<PGlite> {
  const client = await PGlite.create();
  await prepareTables(drizzle({ client, schema }), migrationsFolder);
  const dump = await client.dumpDataDir('none');
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  return client;
}
