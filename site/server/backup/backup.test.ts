import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/open-database';
import { tags } from '../db/schema';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../testing/temporary-folder';
import { migrationsFolder } from '../testing/test-database';
import { backUp } from './backup';
import { countRows } from '../db/count-rows';
import { restore } from './restore';

const now = new Date('2026-11-21T01:02:03Z');
const timeout = 180_000;
let empty = '';
let source = '';
let backup = '';

const open = (dataDir: string) => openDatabase({ dataDir, migrationsFolder });

async function tagsIn(dataDir: string) {
  const { db, close } = await open(dataDir);
  const rows = await db.select().from(tags).orderBy(tags.id);
  const counts = await countRows(db);
  await close();
  return { rows, counts };
}

beforeAll(async () => {
  empty = makeTemporaryFolder('empty');
  await (await open(empty)).close();
  source = makeTemporaryFolder('source');
  cpSync(empty, source, { recursive: true });
  const { db, close } = await open(source);
  const rows = ['a', 'b', 'c'].map((id, position) => ({
    siteId: '1',
    id,
    position,
    name: `签 ${id}`,
  }));
  await db.insert(tags).values(rows);
  await close();
  mkdirSync(join(source, 'media'));
  writeFileSync(join(source, 'media', 'picture.webp'), 'bytes');
  backup = join(makeTemporaryFolder('backup'), 'monday');
  await backUp(source, backup, now);
}, timeout);

afterAll(() => {
  removeFolder(empty);
  removeFolder(source);
  removeFolder(dirname(backup));
});

test(
  'restored backup equals its source in rows and media',
  async () => {
    const target = temporaryFolder('target');
    await restore(backup, target, { now });
    expect(await tagsIn(target)).toEqual(await tagsIn(source));
    expect(readFileSync(join(target, 'media', 'picture.webp'), 'utf8')).toBe('bytes');
    expect(readdirSync(target).sort()).toEqual(['database', 'media']);
  },
  timeout,
);

test(
  'restore rejects an existing database, and moves it aside with replace',
  async () => {
    const target = temporaryFolder('target');
    cpSync(empty, target, { recursive: true });
    await expect(restore(backup, target, { now })).rejects.toThrow(
      /holds a database already: add --replace/,
    );
    expect((await tagsIn(target)).rows).toEqual([]);
    await restore(backup, target, { now, replace: true });
    expect((await tagsIn(target)).rows).toHaveLength(3);
    expect(existsSync(join(target, 'database.before-20261121010203'))).toBe(true);
  },
  timeout,
);

test.runIf(process.platform !== 'win32')('backup files are readable by their owner only', () => {
  const modeOf = (name: string) => (statSync(join(backup, name)).mode & 0o777).toString(8);
  expect(['.', 'database.tar.gz', 'backup.json'].map(modeOf)).toEqual(['700', '600', '600']);
});

test('backup into a folder that is not empty is rejected', async () => {
  await expect(backUp(source, backup, now)).rejects.toThrow(/is not empty/);
});

test(
  'backup of a running server is rejected',
  async () => {
    const { close } = await open(source);
    const folder = join(temporaryFolder('backup'), 'live');
    await expect(backUp(source, folder, now)).rejects.toThrow(/is in use: stop the running server/);
    await close();
  },
  timeout,
);

test('backup without a database is rejected and creates no folder', async () => {
  const folder = join(temporaryFolder('backup'), 'empty');
  await expect(backUp(temporaryFolder('bare'), folder, now)).rejects.toThrow(
    /no embedded database/,
  );
  expect(existsSync(folder)).toBe(false);
});

test.each([
  ['is missing', (folder: string) => rmSync(join(folder, 'backup.json'))],
  ['is not JSON', (folder: string) => writeFileSync(join(folder, 'backup.json'), '{')],
  ['is empty', (folder: string) => writeFileSync(join(folder, 'backup.json'), '{}')],
])('restore from a backup whose manifest %s is rejected', async (_, spoil) => {
  const folder = temporaryFolder('spoilt');
  writeFileSync(join(folder, 'backup.json'), JSON.stringify({ createdAt: '', rows: {} }));
  writeFileSync(join(folder, 'database.tar.gz'), '');
  spoil(folder);
  await expect(restore(folder, temporaryFolder('target'), { now })).rejects.toThrow(
    /holds no backup/,
  );
});

test(
  'restore from a backup with missing rows is rejected and creates no database',
  async () => {
    const folder = temporaryFolder('spoilt');
    writeFileSync(join(folder, 'database.tar.gz'), readFileSync(join(backup, 'database.tar.gz')));
    const note = JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8')) as { rows: object };
    const rows = { ...note.rows, tags: 4 };
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ ...note, rows }));
    const target = temporaryFolder('target');
    await expect(restore(folder, target, { now })).rejects.toThrow(
      /its table tags has 3 rows instead of 4/,
    );
    expect(existsSync(join(target, 'database'))).toBe(false);
  },
  timeout,
);
