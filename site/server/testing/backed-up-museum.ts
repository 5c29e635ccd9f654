import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect } from 'vitest';
import type { BackupManifest } from '../backup/manifest';
import { restoreEmbedded } from '../backup/restore-embedded';
import { tablePath } from '../backup/table-files';
import { writeBackup } from '../backup/write-backup';
import type { OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open-database';
import { lostFoundReports, members } from '../db/schema';
import { fixtureMuseum } from './fixture-museum';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from './temporary-folder';
import { migrationsFolder, openTestDatabase } from './test-database';

/** Time of every backup and restore in the tests. */
export const backupTime = new Date('2026-11-21T01:02:03Z');
export const restoreOptions = { migrationsFolder, now: backupTime };
/** Databases are created, which takes seconds on a busy machine. */
export const backupTimeout = 180_000;

/** Text that looks like the syntax of `COPY`, and what else a visitor may type. */
export const awkwardTexts = [
  'tab\tand\nline\r\n',
  '\\N',
  '\\.',
  '',
  '"quoted", \'too\'',
  '青铜𠮷👩‍🦯',
  '\\t',
];

async function addSubmissions({ db }: OpenDatabase) {
  await db.insert(members).values(
    awkwardTexts.map((nickName, index) => ({
      userName: `member ${index}`,
      nameKey: `member ${index}`,
      nickName,
      phone: index % 2 ? '13800138000' : null,
      passwordHash: '$scrypt$',
      createdAt: new Date(backupTime.getTime() + index),
    })),
  );
  await db.insert(lostFoundReports).values({
    code: 'ABC234',
    kind: 'lost',
    itemName: '雨伞',
    description: awkwardTexts.join('|'),
    place: '',
    foundOn: '2026-11-20',
    contact: '13800138000',
    createdAt: backupTime,
  });
}

/** A museum with a backup, shared by the tests of one file. */
export interface BackedUpMuseum {
  source: OpenDatabase;
  dataDir: string;
  /** Folder of the backup. */
  backup: string;
  manifest: BackupManifest;
}

/** Opens the fixture museum with submissions of visitors and backs it up before the tests of a file. */
export function useBackedUpMuseum(): BackedUpMuseum {
  const museum = {} as BackedUpMuseum;
  beforeAll(async () => {
    const dataDir = makeTemporaryFolder('source');
    const source = await openTestDatabase(fixtureMuseum, dataDir);
    await addSubmissions(source);
    const backup = join(makeTemporaryFolder('backup'), 'monday');
    const manifest = await writeBackup(source, { dataDir, folder: backup, now: backupTime });
    Object.assign(museum, { source, dataDir, backup, manifest });
  }, backupTimeout);
  afterAll(async () => {
    await museum.source.close();
    removeFolder(museum.dataDir);
    removeFolder(dirname(museum.backup));
  });
  return museum;
}

/** Manifest of a backup of what was restored. */
export async function backUpAgain(database: OpenDatabase, target: string): Promise<BackupManifest> {
  const folder = join(temporaryFolder('again'), 'backup');
  try {
    return await writeBackup(database, { dataDir: target, folder, now: backupTime });
  } finally {
    await database.close();
  }
}

/** Manifest of a backup of the embedded database into which a backup was restored. */
export async function restoreAndBackUp(folder: string): Promise<BackupManifest> {
  const target = temporaryFolder('target');
  await restoreEmbedded(folder, { ...restoreOptions, dataDir: target });
  expect(readdirSync(target).sort()).toEqual(['database', 'media', 'media-notes', 'originals']);
  return backUpAgain(await openDatabase({ dataDir: target, migrationsFolder }), target);
}

/** A copy of the backup that a test may spoil. */
export function copyOfBackup({ backup }: BackedUpMuseum): string {
  const folder = join(temporaryFolder('copy'), 'backup');
  cpSync(backup, folder, { recursive: true });
  return folder;
}

/** Changes the rows of a table. */
export function spoilRows(folder: string, table: string, change: (text: string) => string): string {
  const path = tablePath(folder, table);
  const text = change(gunzipSync(readFileSync(path)).toString());
  writeFileSync(path, gzipSync(text));
  return folder;
}
