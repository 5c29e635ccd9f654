import { quote, type CopyConnection } from '../db/copy/copy-connection';
import { withServerTransaction } from '../db/copy/server-transaction';
import { lockNumber } from '../db/open-server';
import { migrationsTable } from '../db/apply-migrations';
import { restoreMedia } from './media-files';
import { BackupError, readManifest, type BackupManifest } from './manifest';
import { stampOf, type RestoreOptions } from './restore-options';
import { readMigrations, restoreRows } from './restore-rows';
import { readTableDefinitions, tableNames } from './table-definitions';
import { verifyBackup } from './verify-backup';

/** Tables that every running service fills. */
const filledAtStart = new Set(['sites', 'rate_limits']);

/**
 * Restores a backup into a PostgreSQL server, in one transaction: until it commits, every process sees the old
 * rows. Replaced tables move to the schema `before_…`.
 * @throws BackupError if the backup is damaged, or if the database has rows and `replace` is false
 */
export async function restoreOnServer(
  folder: string,
  databaseUrl: string,
  { dataDir, migrationsFolder, replace = false, now }: RestoreOptions,
): Promise<BackupManifest> {
  const migrations = readMigrations(readManifest(folder), migrationsFolder);
  const manifest = await verifyBackup(folder);
  await withServerTransaction(databaseUrl, 'write', async (connection) => {
    // The lock of imports and migrations: neither may run at the same time.
    await connection.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const names = [...new Set([...tableNames, ...Object.keys(manifest.tables)])];
    const existing = (await readTableDefinitions(connection, names)).map(({ name }) => name);
    const hasData = await hasRows(connection, existing);
    if (hasData && !replace) {
      throw new BackupError(
        'The database of DATABASE_URL holds data already: add --replace to put them aside.',
      );
    }
    // Before the tables are locked, because copying may take minutes.
    await restoreMedia(folder, dataDir, manifest.media);
    await putAside(connection, existing, `before_${stampOf(now)}`);
    await restoreRows(connection, folder, manifest, migrations);
  });
  return manifest;
}

async function hasRows(connection: CopyConnection, tables: readonly string[]): Promise<boolean> {
  const filled = tables.filter((name) => !filledAtStart.has(name));
  for (const name of filled) {
    const rows = await connection.query(`select from ${quote(name)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Moves the tables, with their indexes and constraints, to a new schema. */
async function putAside(
  connection: CopyConnection,
  tables: readonly string[],
  schema: string,
): Promise<void> {
  if (tables.length === 0) return;
  await connection.run(`create schema ${quote(schema)}`);
  const record = `${quote(migrationsTable.schema)}.${quote(migrationsTable.name)}`;
  for (const table of [...tables.map((name) => `public.${quote(name)}`), record]) {
    await connection.run(`alter table ${table} set schema ${quote(schema)}`);
  }
}
