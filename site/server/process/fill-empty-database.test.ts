import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database';
import { hasContent } from '../http/health';
import { fixturePack, writePackFiles } from '../testing/fixture-pack';
import { makeTemporaryFolder, removeFolder } from '../testing/temporary-folder';
import { openTestDatabase } from '../testing/test-database';
import { fillEmptyDatabase } from './fill-empty-database';

const folder = makeTemporaryFolder('fill');
const dataDir = join(folder, 'data');
let database: OpenDatabase;
let demoContent = '';
let steps: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  demoContent = writePackFiles(join(folder, 'demo'), await fixturePack());
});
beforeEach(() => (steps = []));
afterAll(async () => {
  await database.close();
  removeFolder(folder);
});

const fill = (settings: { databaseUrl?: string; publicOrigin?: string }) =>
  fillEmptyDatabase(database, {
    settings: { databaseUrl: undefined, publicOrigin: undefined, ...settings },
    demoContent,
    dataDir,
    onStep: (text) => steps.push(text),
  });

test.each([
  ['a PostgreSQL of its own', { databaseUrl: 'postgres://museum@db/museum' }],
  ['a public origin', { publicOrigin: 'https://museum.example' }],
])(
  'empty database of a service with %s stays empty and the message names content:import',
  async (_, settings) => {
    await fill(settings);
    expect(await hasContent(database.db)).toBe(false);
    expect(steps.join()).toMatch(
      /数据库是空的.*The database is empty.*npm run content:import -- FOLDER/,
    );
  },
);

test('empty database without production settings gets the demo museum and the message names the folder', async () => {
  await fill({});
  expect(await hasContent(database.db)).toBe(true);
  expect(steps).toEqual([
    `导入演示博物馆到 ${dataDir} · Importing the demo museum into ${dataDir}`,
  ]);
});

test('database with content is unchanged and no message is printed', async () => {
  await fill({ publicOrigin: 'https://museum.example' });
  await fill({});
  expect(steps).toEqual([]);
});
