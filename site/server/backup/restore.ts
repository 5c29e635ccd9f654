import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockDataFolder, createEmbeddedDatabase } from '../db/open-embedded';
import { fsyncTree } from '../db/fsync-folder';
import * as schema from '../db/schema';
import { BackupError, backupFiles, readManifest, type BackupManifest } from './backup-folder';
import { countRows } from '../db/count-rows';

export interface RestoreOptions {
  /** Whether an existing database may be moved aside. Default false. */
  replace?: boolean;
  now: Date;
}

/**
 * Restores a backup into `dataDir`. An existing database is renamed to `database.before-…`.
 * @throws BackupError if the backup is incomplete, or if a database exists and `replace` is false
 */
export async function restore(
  folder: string,
  dataDir: string,
  { replace = false, now }: RestoreOptions,
): Promise<BackupManifest> {
  const note = readManifest(folder);
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const unlock = lockDataFolder(dataDir);
  try {
    if (existsSync(join(dataDir, 'database')) && !replace) {
      throw new BackupError(
        `${dataDir} holds a database already: add --replace to put it aside, or set DATA_DIR to another folder.`,
      );
    }
    // Media names are content hashes: copying never replaces another file.
    const media = join(folder, backupFiles.media);
    if (existsSync(media)) {
      const target = join(dataDir, 'media');
      cpSync(media, target, { recursive: true });
      fsyncTree(target);
    }
    const dump = new Blob([readFileSync(join(folder, backupFiles.database))]);
    await createEmbeddedDatabase(dataDir, {
      dump,
      check: (client) => assertWhole(client, note),
      aside: stamp,
    });
    return note;
  } finally {
    unlock();
  }
}

async function assertWhole(client: PGlite, { rows }: BackupManifest): Promise<void> {
  const found = await countRows(drizzle({ client, schema }));
  const wrong = Object.keys(rows).find((table) => rows[table] !== found[table]);
  if (wrong === undefined) return;
  throw new BackupError(
    `The backup is damaged: its table ${wrong} has ${String(found[wrong])} rows instead of ${String(rows[wrong])}.`,
  );
}
