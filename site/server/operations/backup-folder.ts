import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { syncNames } from '../db/sync-folder';

/** Contents of a backup folder: database dump, media and manifest. */
export const backupParts = {
  database: 'database.tar.gz',
  media: 'media',
  note: 'backup.json',
} as const;

/** File mode: a backup contains personal data. */
export const ownerOnly = 0o600;
const ownerOnlyFolder = 0o700;

export interface BackupNote {
  /** ISO 8601. */
  createdAt: string;
  /** Number of rows by table. */
  rows: Record<string, number>;
}

/** A backup or restore is not possible; the message is one sentence. */
export class BackupRefused extends Error {
  override name = 'BackupError';
}

/** @throws BackupRefused if the folder is not empty. */
export function makeBackupFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new BackupRefused(`${folder} is not empty: name a folder that is not there yet.`);
  }
  mkdirSync(folder, { recursive: true, mode: ownerOnlyFolder });
}

/** Written last and atomically: a folder without it is not a backup. */
export function writeNote(folder: string, note: BackupNote): void {
  const draft = join(folder, `${backupParts.note}.new`);
  const text = `${JSON.stringify(note, undefined, 2)}\n`;
  writeFileSync(draft, text, { mode: ownerOnly, flush: true });
  renameSync(draft, join(folder, backupParts.note));
  syncNames(folder);
}

/** @throws BackupRefused if the folder is not a complete backup. */
export function readNote(folder: string): BackupNote {
  const error = () =>
    new BackupRefused(`${folder} holds no backup: ${backupParts.note} is missing or damaged.`);
  let note: unknown;
  try {
    note = JSON.parse(readFileSync(join(folder, backupParts.note), 'utf8'));
  } catch {
    throw error();
  }
  if (!isNote(note) || !existsSync(join(folder, backupParts.database))) throw error();
  return note;
}

function isNote(value: unknown): value is BackupNote {
  if (typeof value !== 'object' || value === null) return false;
  const { createdAt, rows } = value as Record<string, unknown>;
  if (typeof createdAt !== 'string' || typeof rows !== 'object' || rows === null) return false;
  return Object.values(rows).every((count) => Number.isInteger(count));
}
