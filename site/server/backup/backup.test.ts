import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open-database';
import { openEmbedded } from '../db/open-embedded';
import type { OpenDatabase } from '../db/database';
import { lostFoundReports, members } from '../db/schema';
import { fixtureMuseum } from '../testing/fixture-museum';
import { createServerDatabase } from '../testing/server-database';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../testing/temporary-folder';
import { migrationsFolder, openTestDatabase } from '../testing/test-database';
import { readManifest, totalRows, type BackupManifest } from './manifest';
import { restoreEmbedded } from './restore-embedded';
import { restoreOnServer } from './restore-on-server';
import { measureTable, tablePath } from './table-files';
import { verifyBackup } from './verify-backup';
import { writeBackup } from './write-backup';

const serverUrl = process.env.TEST_DATABASE_URL;
const now = new Date('2026-11-21T01:02:03Z');
const timeout = 180_000;
const options = { migrationsFolder, now };

let source: OpenDatabase;
let dataDir = '';
let backup = '';
let manifest: BackupManifest;

/** Text that looks like the syntax of `COPY`, and what else a visitor may type. */
const awkwardTexts = [
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
      createdAt: new Date(now.getTime() + index),
    })),
  );
  await db.insert(lostFoundReports).values({
    kind: 'lost',
    itemName: '雨伞',
    description: awkwardTexts.join('|'),
    place: '',
    foundOn: '2026-11-20',
    contact: '13800138000',
    createdAt: now,
  });
}

beforeAll(async () => {
  dataDir = makeTemporaryFolder('source');
  source = await openTestDatabase(fixtureMuseum, dataDir);
  await addSubmissions(source);
  backup = join(makeTemporaryFolder('backup'), 'monday');
  manifest = await writeBackup(source, { dataDir, folder: backup, now });
}, timeout);

afterAll(async () => {
  await source.close();
  removeFolder(dataDir);
  removeFolder(dirname(backup));
});

/** Manifest of a backup of what was restored. */
async function backUpAgain(database: OpenDatabase, target: string): Promise<BackupManifest> {
  const folder = join(temporaryFolder('again'), 'backup');
  try {
    return await writeBackup(database, { dataDir: target, folder, now });
  } finally {
    await database.close();
  }
}

async function restoreAndBackUp(folder: string): Promise<BackupManifest> {
  const target = temporaryFolder('target');
  await restoreEmbedded(folder, { ...options, dataDir: target });
  expect(readdirSync(target).sort()).toEqual(['database', 'media', 'media-notes']);
  return backUpAgain(await openDatabase({ dataDir: target, migrationsFolder }), target);
}

/** A copy of the backup that a test may spoil. */
function copyOfBackup(): string {
  const folder = join(temporaryFolder('copy'), 'backup');
  cpSync(backup, folder, { recursive: true });
  return folder;
}

test('backup has every row and media file of a museum in use', () => {
  expect(manifest.tables.members?.rows).toBe(awkwardTexts.length);
  expect(manifest.tables.lost_found_reports?.rows).toBe(1);
  expect(manifest.tables.exhibits?.rows).toBeGreaterThan(1);
  expect(totalRows(manifest)).toBeGreaterThan(50);
  const media = ['media', 'media-notes'].flatMap((name) => readdirSync(join(dataDir, name)));
  expect(manifest.media.files).toBe(media.length);
  expect(media.length).toBeGreaterThan(5);
});

test(
  'database and media restored into the embedded database equal their source in every row and file',
  async () => {
    const again = await restoreAndBackUp(backup);
    expect(again.tables).toEqual(manifest.tables);
    expect(again.media).toEqual(manifest.media);
  },
  timeout,
);

test.runIf(serverUrl)(
  'round trip from embedded database to server and back keeps every row and file',
  async () => {
    const { url, drop } = await createServerDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const target = temporaryFolder('server-media');
    const embedded = await restoreAndBackUp(backup);
    await restoreOnServer(backup, url, { ...options, dataDir: target });
    const folder = join(temporaryFolder('server'), 'backup');
    const server = await openDatabase({ dataDir: target, databaseUrl: url, migrationsFolder });
    const onServer = await writeBackup(server, { dataDir: target, folder, now });
    await server.close();
    const back = await restoreAndBackUp(folder);
    for (const { tables, media } of [embedded, onServer, back]) {
      expect(tables).toEqual(manifest.tables);
      expect(media).toEqual(manifest.media);
    }
  },
  timeout,
);

test.runIf(serverUrl)(
  'restore on a server with data is rejected, and with replace keeps the old rows in a schema',
  async () => {
    const { url, drop } = await createServerDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const target = temporaryFolder('server-media');
    await restoreOnServer(backup, url, { ...options, dataDir: target });
    const again = { ...options, dataDir: target };
    await expect(restoreOnServer(backup, url, again)).rejects.toThrow(/holds data already/);
    await restoreOnServer(backup, url, { ...again, replace: true });
    const server = await openDatabase({ dataDir: target, databaseUrl: url, migrationsFolder });
    const counted = await server.withSnapshot((connection) =>
      connection.query<{ count: number }>(
        'select count(*)::int as count from before_20261121010203.members',
      ),
    );
    expect(counted).toEqual([{ count: awkwardTexts.length }]);
    expect((await backUpAgain(server, target)).tables).toEqual(manifest.tables);
  },
  timeout,
);

test.runIf(serverUrl)(
  'restore that fails half-way leaves the rows of a server as they were',
  async () => {
    const { url, drop } = await createServerDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const target = temporaryFolder('server-media');
    await restoreOnServer(backup, url, { ...options, dataDir: target });
    const folder = copyOfBackup();
    spoilRows(folder, 'volunteers', () => 'one column\n');
    const spoilt = readManifest(folder);
    const volunteers = {
      ...spoilt.tables.volunteers,
      ...(await measureTable(folder, 'volunteers')),
    };
    writeFileSync(
      join(folder, 'backup.json'),
      JSON.stringify({ ...spoilt, tables: { ...spoilt.tables, volunteers } }),
    );
    await expect(
      restoreOnServer(folder, url, { ...options, dataDir: target, replace: true }),
    ).rejects.toThrow();
    const server = await openDatabase({ dataDir: target, databaseUrl: url, migrationsFolder });
    expect((await backUpAgain(server, target)).tables).toEqual(manifest.tables);
  },
  timeout,
);

/** Changes the rows of a table. */
function spoilRows(folder: string, table: string, change: (text: string) => string): string {
  const path = tablePath(folder, table);
  const text = change(gunzipSync(readFileSync(path)).toString());
  writeFileSync(path, gzipSync(text));
  return folder;
}

test(
  'restore rejects an existing embedded database, and puts it aside with replace',
  async () => {
    const target = temporaryFolder('target');
    const empty = await openDatabase({ dataDir: target, migrationsFolder });
    await empty.close();
    const into = { ...options, dataDir: target };
    await expect(restoreEmbedded(backup, into)).rejects.toThrow(/holds a database already/);
    await restoreEmbedded(backup, { ...into, replace: true });
    expect(existsSync(join(target, 'database.before-20261121010203'))).toBe(true);
    expect((await backUpAgain(await openEmbedded(target), target)).tables).toEqual(manifest.tables);
  },
  timeout,
);

test.runIf(process.platform !== 'win32')('backup files are readable by their owner only', () => {
  const modeOf = (name: string) => (statSync(join(backup, name)).mode & 0o777).toString(8);
  const [picture = ''] = readdirSync(join(backup, 'media'));
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
  await expect(writeBackup(source, { dataDir, folder: backup, now })).rejects.toThrow(
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
  const folder = copyOfBackup();
  spoil(folder);
  await expect(verifyBackup(folder)).rejects.toThrow(message);
  const target = temporaryFolder('target');
  await expect(restoreEmbedded(folder, { ...options, dataDir: target })).rejects.toThrow(message);
  expect(existsSync(join(target, 'database'))).toBe(false);
});

test('a manifest that names a path outside the backup is rejected', async () => {
  const folder = copyOfBackup();
  const { tables, ...rest } = readManifest(folder);
  const named = { ...rest, tables: { '../members': tables.members } };
  writeFileSync(join(folder, 'backup.json'), JSON.stringify(named));
  await expect(verifyBackup(folder)).rejects.toThrow('holds no backup');
});

test('a backup of a later version of the program is rejected with the remedy', async () => {
  const folder = copyOfBackup();
  const later = { ...readManifest(folder), schemaVersion: Date.UTC(2030, 0) };
  writeFileSync(join(folder, 'backup.json'), JSON.stringify(later));
  const target = temporaryFolder('target');
  await expect(restoreEmbedded(folder, { ...options, dataDir: target })).rejects.toThrow(
    /written by a later version of this program: update the program first/,
  );
  expect(existsSync(join(target, 'database'))).toBe(false);
});
