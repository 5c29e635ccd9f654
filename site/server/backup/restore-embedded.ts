import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withEmbeddedTransaction } from '../db/copy/embedded-transaction';
import { createEmbeddedDatabase, lockDataFolder } from '../db/open-embedded';
import { restoreMedia } from './media-files';
import { BackupError, readManifest, type BackupManifest } from './manifest';
import { stampOf, type RestoreOptions } from './restore-options';
import { readMigrations, restoreRows } from './restore-rows';
import { verifyBackup } from './verify-backup';

/**
 * Restores a backup into the embedded database of `dataDir`. A kill at any moment leaves either the old
 * database or the whole new one; the old one is renamed to `database.before-…`.
 * @throws BackupError if the backup is damaged, or if a database exists and `replace` is false
 */
export async function restoreEmbedded(
  folder: string,
  { dataDir, migrationsFolder, replace = false, now }: RestoreOptions,
): Promise<BackupManifest> {
  const migrations = readMigrations(readManifest(folder), migrationsFolder);
  const manifest = await verifyBackup(folder);
  const unlock = lockDataFolder(dataDir);
  try {
    if (existsSync(join(dataDir, 'database')) && !replace) {
      throw new BackupError(
        `${dataDir} holds a database already: add --replace to put it aside, or set DATA_DIR to another folder.`,
      );
    }
    await restoreMedia(folder, dataDir, manifest.media);
    await createEmbeddedDatabase(dataDir, {
      fill: (client) =>
        withEmbeddedTransaction(client, (connection) =>
          restoreRows(connection, folder, manifest, migrations),
        ),
      aside: stampOf(now),
    });
    return manifest;
  } finally {
    unlock();
  }
}
