import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { openExistingDatabase } from '../db/open-embedded';
import { fsyncTree } from '../db/fsync-folder';
import * as schema from '../db/schema';
import {
  backupFiles,
  createBackupFolder,
  ownerOnly,
  writeManifest,
  type BackupManifest,
} from './backup-folder';
import { countRows } from '../db/count-rows';

/**
 * Copies the embedded database and the media of `dataDir` into a new folder.
 * @throws BackupError if the folder is not empty, DatabaseUnavailableError if a server uses the data
 */
export async function backUp(dataDir: string, folder: string, now: Date): Promise<BackupManifest> {
  const { client, close } = await openExistingDatabase(dataDir);
  try {
    createBackupFolder(folder);
    const dump = await client.dumpDataDir('gzip');
    const bytes = Buffer.from(await dump.arrayBuffer());
    writeFileSync(join(folder, backupFiles.database), bytes, { mode: ownerOnly });
    const media = join(dataDir, 'media');
    if (existsSync(media)) cpSync(media, join(folder, backupFiles.media), { recursive: true });
    const rows = await countRows(drizzle({ client, schema }));
    const note = { createdAt: now.toISOString(), rows };
    fsyncTree(folder);
    writeManifest(folder, note);
    return note;
  } finally {
    await close();
  }
}
