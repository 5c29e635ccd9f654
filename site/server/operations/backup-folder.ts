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

/** What a backup is: a folder with the database as one file, the media, and this note of when it was made. */
export const backupParts = {
  database: 'database.tar.gz',
  media: 'media',
  note: 'backup.json',
} as const;

/** A backup holds personal data: nobody but its owner may read it. */
export const ownerOnly = 0o600;
const ownerOnlyFolder = 0o700;

export interface BackupNote {
  /** ISO 8601. */
  createdAt: string;
  /** How many rows each table holds. */
  rows: Record<string, number>;
}

/** Why a backup cannot be made or put back, in one sentence. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** @throws BackupRefused where the folder holds something already. */
export function makeBackupFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new BackupRefused(`${folder} is not empty: name a folder that is not there yet.`);
  }
  mkdirSync(folder, { recursive: true, mode: ownerOnlyFolder });
}

/** Written last and in one step: a folder without it is no backup. */
export function writeNote(folder: string, note: BackupNote): void {
  const draft = join(folder, `${backupParts.note}.new`);
  const text = `${JSON.stringify(note, undefined, 2)}\n`;
  writeFileSync(draft, text, { mode: ownerOnly, flush: true });
  renameSync(draft, join(folder, backupParts.note));
  syncNames(folder);
}

/** @throws BackupRefused where the folder is no whole backup. */
export function readNote(folder: string): BackupNote {
  const refuse = () =>
    new BackupRefused(`${folder} holds no backup: ${backupParts.note} is missing or damaged.`);
  let note: unknown;
  try {
    note = JSON.parse(readFileSync(join(folder, backupParts.note), 'utf8'));
  } catch {
    throw refuse();
  }
  if (!isNote(note) || !existsSync(join(folder, backupParts.database))) throw refuse();
  return note;
}

function isNote(value: unknown): value is BackupNote {
  if (typeof value !== 'object' || value === null) return false;
  const { createdAt, rows } = value as Record<string, unknown>;
  if (typeof createdAt !== 'string' || typeof rows !== 'object' || rows === null) return false;
  return Object.values(rows).every((count) => Number.isInteger(count));
}
