import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fsyncDirectory } from '../db/fsync-folder';

/** Contents of a backup folder: database dump, media and manifest. */
export const backupFiles = {
  database: 'database.tar.gz',
  media: 'media',
  note: 'backup.json',
} as const;

/** File mode: a backup contains personal data. */
export const ownerOnly = 0o600;
const ownerOnlyFolder = 0o700;

export interface BackupManifest {
  /** ISO 8601. */
  createdAt: string;
  /** Number of rows by table. */
  rows: Record<string, number>;
}

/** A backup or restore is not possible; the message is one sentence. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** @throws BackupError if the folder is not empty. */
export function createBackupFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new BackupError(`${folder} is not empty: name a folder that is not there yet.`);
  }
  mkdirSync(folder, { recursive: true, mode: ownerOnlyFolder });
}

/** Written last and atomically: a folder without it is not a backup. */
export function writeManifest(folder: string, note: BackupManifest): void {
  const draft = join(folder, `${backupFiles.note}.new`);
  const text = `${JSON.stringify(note, undefined, 2)}\n`;
  writeFileSync(draft, text, { mode: ownerOnly, flush: true });
  renameSync(draft, join(folder, backupFiles.note));
  fsyncDirectory(folder);
}

/** @throws BackupError if the folder is not a complete backup. */
export function readManifest(folder: string): BackupManifest {
  const error = () =>
    new BackupError(`${folder} holds no backup: ${backupFiles.note} is missing or damaged.`);
  let note: unknown;
  try {
    note = JSON.parse(readFileSync(join(folder, backupFiles.note), 'utf8'));
  } catch {
    throw error();
  }
  if (!isNote(note) || !existsSync(join(folder, backupFiles.database))) throw error();
  return note;
}

function isNote(value: unknown): value is BackupManifest {
  if (typeof value !== 'object' || value === null) return false;
  const { createdAt, rows } = value as Record<string, unknown>;
  if (typeof createdAt !== 'string' || typeof rows !== 'object' || rows === null) return false;
  return Object.values(rows).every((count) => Number.isInteger(count));
}
