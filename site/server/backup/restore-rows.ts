import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { applyMigrations } from '../db/apply-migrations';
import { quote, type CopyConnection } from '../db/copy/copy-connection';
import { BackupError, type BackupManifest } from './manifest';
import { orderByReferences } from './table-definitions';
import { loadTable } from './table-files';

/** Migrations that the tables of a backup have, and those that this program has besides. */
export interface BackupMigrations {
  contained: MigrationMeta[];
  later: MigrationMeta[];
}

/** @throws BackupError if the backup is of a later version of this program */
export function readMigrations(
  { schemaVersion }: BackupManifest,
  migrationsFolder: string,
): BackupMigrations {
  const migrations = readMigrationFiles({ migrationsFolder });
  const count = migrations.findIndex(({ folderMillis }) => folderMillis === schemaVersion) + 1;
  if (count > 0) return { contained: migrations.slice(0, count), later: migrations.slice(count) };
  throw new BackupError(
    'The backup was written by a later version of this program: update the program first.',
  );
}

/**
 * Creates the tables of the backup's version in a database without them, inserts the rows and runs the
 * later migrations.
 */
export async function restoreRows(
  connection: CopyConnection,
  folder: string,
  { tables }: BackupManifest,
  { contained, later }: BackupMigrations,
): Promise<void> {
  await applyMigrations(connection, contained);
  for (const name of await orderByReferences(connection, Object.keys(tables))) {
    const { columns = [], rows = 0 } = tables[name] ?? {};
    // Migrations insert the defaults of a new museum.
    await connection.run(`delete from ${quote(name)}`);
    await loadTable(connection, { name, columns }, folder);
    await assertRows(connection, name, rows);
  }
  await applyMigrations(connection, later);
}

async function assertRows(connection: CopyConnection, name: string, rows: number): Promise<void> {
  const [found] = await connection.query<{ count: number }>(
    `select count(*)::int as count from ${quote(name)}`,
  );
  if (found?.count === rows) return;
  throw new BackupError(
    `The backup was not restored: table ${name} took ${found?.count} rows instead of ${rows}.`,
  );
}
