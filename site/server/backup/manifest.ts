import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { fsyncDirectory } from '../db/fsync-folder';

/** A backup or restore is not possible; the message is one sentence. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Contents of a backup folder besides the folders of the media. */
export const backupFiles = {
  manifest: 'backup.json',
  /** One file a table: the rows as PostgreSQL's `COPY` writes them, in the order of the primary key. */
  tables: 'tables',
  /** Checksums of the media, as `sha256sum --check` reads them. */
  checksums: 'SHA256SUMS',
} as const;

/** File modes: a backup contains personal data. */
export const ownerOnly = 0o600;
export const ownerOnlyFolder = 0o700;

const Identifier = Type.String({ pattern: '^[a-z][a-z0-9_]*$' });
const Count = Type.Integer({ minimum: 0 });
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

const TableInBackup = Type.Object({
  columns: Type.Array(Identifier, { minItems: 1 }),
  rows: Count,
  /** Of the rows before compression: equal rows have equal checksums on every database. */
  sha256: Sha256,
});
export type TableInBackup = Static<typeof TableInBackup>;

const BackupManifest = Type.Object({
  format: Type.Literal(2),
  /** ISO 8601. */
  createdAt: Type.String(),
  /** Version of PostgreSQL, embedded or server. */
  database: Type.String(),
  /** Time stamp of the last migration in milliseconds; later migrations run at the restore. */
  schemaVersion: Count,
  tables: Type.Record(Identifier, TableInBackup, { additionalProperties: false }),
  /** `sha256` is that of the list of checksums. */
  media: Type.Object({ files: Count, bytes: Count, sha256: Sha256 }),
});
export type BackupManifest = Static<typeof BackupManifest>;

/** Total number of rows. */
export function totalRows({ tables }: BackupManifest): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}

/** @throws BackupError if the folder is not empty. */
export function createBackupFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new BackupError(`${folder} is not empty: name a folder that is not there yet.`);
  }
  mkdirSync(join(folder, backupFiles.tables), { recursive: true, mode: ownerOnlyFolder });
}

/** Written last and atomically: a folder without it is not a backup. */
export function writeManifest(folder: string, manifest: BackupManifest): void {
  const draft = join(folder, `${backupFiles.manifest}.new`);
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  writeFileSync(draft, text, { mode: ownerOnly, flush: true });
  renameSync(draft, join(folder, backupFiles.manifest));
  fsyncDirectory(folder);
}

/** @throws BackupError if the folder is not a complete backup. */
export function readManifest(folder: string): BackupManifest {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(join(folder, backupFiles.manifest), 'utf8'));
  } catch {
    throw noBackup(folder);
  }
  if (!Value.Check(BackupManifest, manifest)) throw noBackup(folder);
  return manifest;
}

function noBackup(folder: string): BackupError {
  return new BackupError(
    `${folder} holds no backup of this program: ${backupFiles.manifest} is missing or damaged.`,
  );
}
