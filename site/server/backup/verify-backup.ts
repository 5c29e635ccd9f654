import { verifyMedia } from './media-files';
import { BackupError, readManifest, type BackupManifest } from './manifest';
import { measureTable } from './table-files';

/**
 * Reads every file of a backup and compares it with the manifest.
 * @throws BackupError that names the first part that is missing or damaged
 */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = readManifest(folder);
  for (const [name, { rows, sha256 }] of Object.entries(manifest.tables)) {
    const found = await measureTable(folder, name).catch(() => undefined);
    if (!found) {
      throw new BackupError(`The backup is damaged: the rows of ${name} cannot be read.`);
    }
    if (found.rows !== rows || found.sha256 !== sha256) {
      throw new BackupError(
        `The backup is damaged: ${name} has ${found.rows} rows, and ${rows} others were written.`,
      );
    }
  }
  await verifyMedia(folder, manifest.media);
  return manifest;
}
