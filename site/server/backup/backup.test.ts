import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/open-database';
import { openEmbedded } from '../db/open-embedded';
import {
  awkwardTexts,
  backUpAgain,
  backupTime,
  backupTimeout,
  copyOfBackup,
  restoreAndBackUp,
  restoreOptions,
  spoilRows,
  useBackedUpMuseum,
} from '../testing/backed-up-museum';
import { temporaryFolder } from '../testing/temporary-folder';
import { migrationsFolder } from '../testing/test-database';
import { readManifest, totalRows } from './manifest';
import { restoreEmbedded } from './restore-embedded';
import { tablePath } from './table-files';
import { verifyBackup } from './verify-backup';
import { writeBackup } from './write-backup';

const museum = useBackedUpMuseum();

test('backup has every row and media file of a museum in use', () => {
  expect(museum.manifest.tables.members?.rows).toBe(awkwardTexts.length);
  expect(museum.manifest.tables.lost_found_reports?.rows).toBe(1);
  expect(museum.manifest.tables.exhibits?.rows).toBeGreaterThan(1);
  expect(totalRows(museum.manifest)).toBeGreaterThan(50);
  const media = ['media', 'media-notes', 'originals'].flatMap((name) =>
    readdirSync(join(museum.dataDir, name)),
  );
  expect(museum.manifest.media.files).toBe(media.length);
  expect(media.length).toBeGreaterThan(5);
});

test(
  'database and media restored into the embedded database equal their source in every row and file',
  async () => {
    const again = await restoreAndBackUp(museum.backup);
    expect(again.tables).toEqual(museum.manifest.tables);
    expect(again.media).toEqual(museum.manifest.media);
  },
  backupTimeout,
);

test(
  'restore rejects an existing embedded database, and puts it aside with replace',
  async () => {
    const target = temporaryFolder('target');
    const empty = await openDatabase({ dataDir: target, migrationsFolder });
    await empty.close();
    const into = { ...restoreOptions, dataDir: target };
    await expect(restoreEmbedded(museum.backup, into)).rejects.toThrow(/holds a database already/);
    await restoreEmbedded(museum.backup, { ...into, replace: true });
    expect(existsSync(join(target, 'database.before-20261121010203'))).toBe(true);
    expect((await backUpAgain(await openEmbedded(target), target)).tables).toEqual(
      museum.manifest.tables,
    );
  },
  backupTimeout,
);

test.runIf(process.platform !== 'win32')('backup files are readable by their owner only', () => {
  const modeOf = (name: string) => (statSync(join(museum.backup, name)).mode & 0o777).toString(8);
  const [picture = ''] = readdirSync(join(museum.backup, 'media'));
  const paths = ['.', 'tables', 'tables/members.copy.gz', 'backup.json', 'SHA256SUMS'];
  expect([...paths, 'media', join('media', picture)].map(modeOf)).toEqual([
    '700',
    '700',
    '600',
    '600',
    '600',
    '700',
    '600',
  ]);
});

test('backup into a folder that is not empty is rejected', async () => {
  const { source, dataDir, backup } = museum;
  await expect(writeBackup(source, { dataDir, folder: backup, now: backupTime })).rejects.toThrow(
    /is not empty/,
  );
});

test.each([
  ['has no manifest', 'holds no backup', (folder: string) => rmSync(join(folder, 'backup.json'))],
  [
    'has a manifest that is not JSON',
    'holds no backup',
    (folder: string) => writeFileSync(join(folder, 'backup.json'), '{'),
  ],
  [
    'has an empty manifest',
    'holds no backup',
    (folder: string) => writeFileSync(join(folder, 'backup.json'), '{}'),
  ],
  [
    'lacks the rows of a table',
    'rows of members cannot be read',
    (folder: string) => rmSync(tablePath(folder, 'members')),
  ],
  [
    'has truncated rows',
    'rows of members cannot be read',
    (folder: string) =>
      writeFileSync(
        tablePath(folder, 'members'),
        readFileSync(tablePath(folder, 'members')).subarray(0, 60),
      ),
  ],
  [
    'has other rows',
    'members has 1 rows, and 7 others were written',
    (folder: string) =>
      spoilRows(folder, 'members', (text) => text.slice(0, text.indexOf('\n') + 1)),
  ],
  [
    'lacks a picture',
    'is not as written',
    (folder: string) => rmSync(join(folder, 'media', readdirSync(join(folder, 'media'))[0] ?? '')),
  ],
  [
    'has another list of checksums',
    'SHA256SUMS is not as written',
    (folder: string) => writeFileSync(join(folder, 'SHA256SUMS'), ''),
  ],
])('a backup that %s is reported as damaged and not restored', async (_, message, spoil) => {
  const folder = copyOfBackup(museum);
  spoil(folder);
  await expect(verifyBackup(folder)).rejects.toThrow(message);
  const target = temporaryFolder('target');
  await expect(restoreEmbedded(folder, { ...restoreOptions, dataDir: target })).rejects.toThrow(
    message,
  );
  expect(existsSync(join(target, 'database'))).toBe(false);
});

test('a manifest that names a path outside the backup is rejected', async () => {
  const folder = copyOfBackup(museum);
  const { tables, ...rest } = readManifest(folder);
  const named = { ...rest, tables: { '../members': tables.members } };
  writeFileSync(join(folder, 'backup.json'), JSON.stringify(named));
  await expect(verifyBackup(folder)).rejects.toThrow('holds no backup');
});

test('a backup of a later version of the program is rejected with the remedy', async () => {
  const folder = copyOfBackup(museum);
  const later = { ...readManifest(folder), schemaVersion: Date.UTC(2030, 0) };
  writeFileSync(join(folder, 'backup.json'), JSON.stringify(later));
  const target = temporaryFolder('target');
  await expect(restoreEmbedded(folder, { ...restoreOptions, dataDir: target })).rejects.toThrow(
    /written by a later version of this program: update the program first/,
  );
  expect(existsSync(join(target, 'database'))).toBe(false);
});
