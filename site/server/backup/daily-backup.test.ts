import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database';
import { lockFolder } from '../db/folder-lock';
import { removeFolder, makeTemporaryFolder, temporaryFolder } from '../testing/temporary-folder';
import { openTestDatabase } from '../testing/test-database';
import { listBackups, writeDailyBackup } from './daily-backup';
import { verifyBackup } from './verify-backup';

let database: OpenDatabase;
let dataDir = '';

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = makeTemporaryFolder('data');
  mkdirSync(join(dataDir, 'media'));
  writeFileSync(join(dataDir, 'media', 'picture.webp'), 'bytes');
}, 60_000);

afterAll(async () => {
  await database.close();
  removeFolder(dataDir);
});

const monday = new Date('2026-11-22T19:00:00Z');
async function write(backupDir: string, now: Date) {
  const written = await writeDailyBackup(database, { dataDir, backupDir, now });
  if (!written) throw new Error('Another process writes a backup.');
  return written;
}

test('daily backup is named by the museum’s day and shares unchanged media with the one before', async () => {
  const backupDir = join(temporaryFolder('daily'), 'new');
  const first = await write(backupDir, monday);
  expect(first.folder).toBe(join(backupDir, '2026-11-23'));
  writeFileSync(join(dataDir, 'media', 'later.webp'), 'more');
  const { folder } = await write(backupDir, new Date('2026-11-23T19:00:00Z'));
  const picture = (day: string) => statSync(join(day, 'media', 'picture.webp')).ino;
  expect(picture(folder)).toBe(picture(first.folder));
  expect(readdirSync(join(folder, 'media'))).toEqual(['later.webp', 'picture.webp']);
  await verifyBackup(folder);
  expect(listBackups(backupDir)).toEqual(['2026-11-23', '2026-11-24']);
});

test('picture damaged in the backup before is copied anew', async () => {
  const backupDir = temporaryFolder('daily');
  const first = await write(backupDir, monday);
  const picture = (folder: string) => join(folder, 'media', 'picture.webp');
  writeFileSync(picture(first.folder), 'bytez');
  const { folder } = await write(backupDir, new Date('2026-11-23T19:00:00Z'));
  expect(readFileSync(picture(folder), 'utf8')).toBe('bytes');
});

test('interrupted backup is no backup, and the next one takes its place', async () => {
  const backupDir = temporaryFolder('daily');
  mkdirSync(join(backupDir, 'partial', 'tables'), { recursive: true });
  writeFileSync(join(backupDir, 'partial', 'tables', 'members.copy.gz'), '');
  mkdirSync(join(backupDir, '2026-11-22'));
  expect(listBackups(backupDir)).toEqual([]);
  await write(backupDir, monday);
  expect(listBackups(backupDir)).toEqual(['2026-11-23']);
  expect(existsSync(join(backupDir, 'partial'))).toBe(false);
});

test('backup that was being replaced stays until the next one is complete', async () => {
  const backupDir = temporaryFolder('daily');
  const { folder } = await write(backupDir, monday);
  const replaced = join(backupDir, 'replaced');
  renameSync(folder, replaced);
  const failing: Pick<OpenDatabase, 'withSnapshot'> = {
    withSnapshot: () => Promise.reject(new Error('no database')),
  };
  const options = { dataDir, backupDir, now: monday };
  await expect(writeDailyBackup(failing, options)).rejects.toThrow('no database');
  await verifyBackup(replaced);
  await write(backupDir, monday);
  expect(readdirSync(backupDir)).not.toContain('replaced');
  await write(backupDir, monday);
  expect(readdirSync(backupDir)).not.toContain('replaced');
  expect(listBackups(backupDir)).toEqual(['2026-11-23']);
});

test('expired backups are removed and other files of the folder stay', async () => {
  const backupDir = temporaryFolder('daily');
  writeFileSync(join(backupDir, 'read-me.txt'), '');
  for (let day = 1; day <= 9; day++) {
    const name = `2024-03-0${day}`;
    mkdirSync(join(backupDir, name));
    writeFileSync(join(backupDir, name, 'backup.json'), '{}');
  }
  const { removed } = await write(backupDir, monday);
  expect(removed).toEqual(['2024-03-02', '2024-03-01']);
  expect(readdirSync(backupDir)).toContain('read-me.txt');
});

test('a backup damaged on the disk is replaced by its day’s next one', async () => {
  const backupDir = temporaryFolder('daily');
  const { folder } = await write(backupDir, monday);
  writeFileSync(join(folder, 'tables', 'members.copy.gz'), '');
  await write(backupDir, monday);
  await verifyBackup(folder);
});

test('two processes do not write into one folder of backups at a time', async () => {
  const backupDir = temporaryFolder('daily');
  const unlock = lockFolder(backupDir);
  expect(await writeDailyBackup(database, { dataDir, backupDir, now: monday })).toBeUndefined();
  expect(listBackups(backupDir)).toEqual([]);
  unlock();
});
