import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { openExisting } from '../db/open-embedded';
import { syncFolder } from '../db/sync-folder';
import * as schema from '../db/schema';
import {
  backupParts,
  makeBackupFolder,
  ownerOnly,
  writeNote,
  type BackupNote,
} from './backup-folder';
import { countRows } from './count-rows';

/**
 * Copies the embedded database and the media of `dataDir` into a new folder.
 * @throws BackupRefused if the folder is not empty, DatabaseUnavailable if a server uses the data
 */
export async function backUp(dataDir: string, folder: string, now: Date): Promise<BackupNote> {
  const { client, close } = await openExisting(dataDir);
  try {
    makeBackupFolder(folder);
    const dump = await client.dumpDataDir('gzip');
    const bytes = Buffer.from(await dump.arrayBuffer());
    writeFileSync(join(folder, backupParts.database), bytes, { mode: ownerOnly });
    const media = join(dataDir, 'media');
    if (existsSync(media)) cpSync(media, join(folder, backupParts.media), { recursive: true });
    const rows = await countRows(drizzle({ client, schema }));
    const note = { createdAt: now.toISOString(), rows };
    syncFolder(folder);
    writeNote(folder, note);
    return note;
  } finally {
    await close();
  }
}
