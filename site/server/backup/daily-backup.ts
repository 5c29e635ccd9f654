import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDay, museumDay } from '../../contract/shared/museum-time';
import { DatabaseUnavailableError, type OpenDatabase } from '../db/database';
import { lockFolder } from '../db/folder-lock';
import { fsyncDirectory } from '../db/fsync-folder';
import { backupFiles, ownerOnlyFolder, type BackupManifest } from './manifest';
import { expiredBackups } from './retention';
import { writeBackup } from './write-backup';

export interface DailyBackupOptions {
  /** Folder that holds the media. */
  dataDir: string;
  /** Folder with one backup a day, each named by its museum day. */
  backupDir: string;
  now: Date;
}

export interface DailyBackup {
  folder: string;
  manifest: BackupManifest;
  /** Days whose backups were removed. */
  removed: string[];
}

/** Days that have a complete backup, oldest first. */
export function listBackups(backupDir: string): string[] {
  if (!existsSync(backupDir)) return [];
  const hasManifest = (name: string) => existsSync(join(backupDir, name, backupFiles.manifest));
  return readdirSync(backupDir)
    .filter((name) => isDay(name) && hasManifest(name))
    .sort();
}

/**
 * Writes the backup of the museum's day and removes those past their time. A backup takes its name when it is
 * complete and verified. Media that did not change share their bytes with the backup before.
 * Resolves to `undefined` while another process writes into the folder.
 */
export async function writeDailyBackup(
  database: Pick<OpenDatabase, 'withSnapshot'>,
  { dataDir, backupDir, now }: DailyBackupOptions,
): Promise<DailyBackup | undefined> {
  mkdirSync(backupDir, { recursive: true, mode: ownerOnlyFolder });
  const unlock = tryLock(backupDir);
  if (!unlock) return undefined;
  try {
    const day = museumDay(now);
    const partial = join(backupDir, 'partial');
    rmSync(partial, { recursive: true, force: true });
    const latest = listBackups(backupDir).at(-1);
    const previous = latest === undefined ? undefined : join(backupDir, latest);
    const manifest = await writeBackup(database, { dataDir, folder: partial, now, previous });
    const folder = join(backupDir, day);
    const replaced = join(backupDir, 'replaced');
    rmSync(replaced, { recursive: true, force: true });
    // At no moment is there less than one complete backup of the day.
    if (existsSync(folder)) renameSync(folder, replaced);
    renameSync(partial, folder);
    fsyncDirectory(backupDir);
    rmSync(replaced, { recursive: true, force: true });
    const removed = expiredBackups(listBackups(backupDir));
    for (const name of removed) rmSync(join(backupDir, name), { recursive: true });
    return { folder, manifest, removed };
  } finally {
    unlock();
  }
}

function tryLock(folder: string): (() => void) | undefined {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return undefined;
    throw error;
  }
}
