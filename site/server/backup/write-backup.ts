import { join } from 'node:path';
import { readSchemaVersion } from '../db/apply-migrations';
import type { CopyConnection } from '../db/copy/copy-connection';
import type { OpenDatabase } from '../db/database';
import { fsyncTree } from '../db/fsync-folder';
import { backUpMedia } from './media-files';
import {
  backupFiles,
  createBackupFolder,
  readManifest,
  writeManifest,
  type BackupManifest,
} from './manifest';
import { readTableDefinitions } from './table-definitions';
import { writeTable } from './table-files';
import { verifyBackup } from './verify-backup';

export interface BackupOptions {
  /** Folder that holds the media. */
  dataDir: string;
  /** Folder of the backup; must be missing or empty. */
  folder: string;
  now: Date;
  /** An earlier backup on the same file system, whose media are linked instead of copied. */
  previous?: string | undefined;
}

/**
 * Writes the rows of all tables at one moment and all media into a new folder, and reads them again.
 * The database may be in use; the embedded one answers no other query while its rows are read.
 * @throws BackupError if the folder is not empty or what was written cannot be read again
 */
export async function writeBackup(
  { withSnapshot }: Pick<OpenDatabase, 'withSnapshot'>,
  { dataDir, folder, now, previous }: BackupOptions,
): Promise<BackupManifest> {
  createBackupFolder(folder);
  const rows = await withSnapshot((connection) => writeTables(connection, folder));
  // After the rows: every file that they name is there by now.
  const media = await backUpMedia(dataDir, folder, previous);
  fsyncTree(join(folder, backupFiles.tables));
  writeManifest(folder, { format: 2, createdAt: now.toISOString(), ...rows, media });
  await verifyBackup(folder);
  return readManifest(folder);
}

async function writeTables(connection: CopyConnection, folder: string) {
  const [row] = await connection.query<{ server_version: string }>('show server_version');
  const tables: BackupManifest['tables'] = {};
  for (const definition of await readTableDefinitions(connection)) {
    if (definition.isUnlogged) continue;
    tables[definition.name] = await writeTable(connection, definition, folder);
  }
  const schemaVersion = await readSchemaVersion(connection);
  return { database: `PostgreSQL ${row?.server_version}`, schemaVersion, tables };
}
