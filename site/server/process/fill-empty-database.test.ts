import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database';
import { hasContent } from '../http/health';
import { smallPack, writePackFiles } from '../testing/small-pack';
import { makeTemporaryFolder, removeFolder } from '../testing/temporary-folder';
import { openTestDatabase } from '../testing/test-database';
import { fillEmptyDatabase } from './fill-empty-database';

const folder = makeTemporaryFolder('fill');
const dataDir = join(folder, 'data');
let database: OpenDatabase;
let demoContent = '';
let said: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  demoContent = writePackFiles(join(folder, 'demo'), await smallPack());
});
beforeEach(() => (said = []));
afterAll(async () => {
  await database.close();
  removeFolder(folder);
});

const fill = (settings: { databaseUrl?: string; publicOrigin?: string }) =>
  fillEmptyDatabase(database, {
    settings: { databaseUrl: undefined, publicOrigin: undefined, ...settings },
    demoContent,
    dataDir,
    onStep: (text) => said.push(text),
  });

test.each([
  ['a PostgreSQL of its own', { databaseUrl: 'postgres://museum@db/museum' }],
  ['a public origin', { publicOrigin: 'https://museum.example' }],
])(
  'an empty database of a museum with %s stays empty, and the start names content:import',
  async (_, settings) => {
    await fill(settings);
    expect(await hasContent(database.db)).toBe(false);
    expect(said.join()).toMatch(
      /数据库是空的.*The database is empty.*npm run content:import -- FOLDER/,
    );
  },
);

test('an empty database of nobody in particular gets the demo museum, and the start names the folder', async () => {
  await fill({});
  expect(await hasContent(database.db)).toBe(true);
  expect(said).toEqual([`导入演示博物馆到 ${dataDir} · Importing the demo museum into ${dataDir}`]);
});

test('a database with content is left alone, and the start says nothing of it', async () => {
  await fill({ publicOrigin: 'https://museum.example' });
  await fill({});
  expect(said).toEqual([]);
});
