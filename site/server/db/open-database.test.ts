import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { migrationsFolder } from '../testing/test-database';
import { openDatabase } from './open-database';
import { sites, tags } from './schema';

const openTimeout = 180_000;

test(
  'rows survive closing and reopening the database, and the sites are inserted once',
  async () => {
    const dataDir = temporaryFolder('database');
    const first = await openDatabase({ dataDir, migrationsFolder });
    await first.db.insert(tags).values({ siteId: '1', id: 'kept', position: 0, name: '留' });
    await first.close();

    const second = await openDatabase({ dataDir, migrationsFolder });
    expect(await second.db.select({ id: tags.id }).from(tags)).toEqual([{ id: 'kept' }]);
    expect(await second.db.$count(sites)).toBe(2);
    await second.close();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  },
  openTimeout,
);

test(
  'a partially created database is created again, and a second process cannot open it',
  async () => {
    const dataDir = temporaryFolder('database');
    const unfinished = join(dataDir, 'database.new-1');
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, 'PG_VERSION'), '18');
    let created = 0;
    const onCreate = () => void (created += 1);
    const opened = await openDatabase({ dataDir, migrationsFolder, onCreate });
    expect(created).toBe(1);
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'lock']);
    await expect(openDatabase({ dataDir, migrationsFolder })).rejects.toThrow('is in use');
    await opened.close();
  },
  openTimeout,
);

test('the error for a data folder that is a file names the folder and the remedy', async () => {
  const dataDir = join(temporaryFolder('database'), 'file');
  writeFileSync(dataDir, '');
  await expect(openDatabase({ dataDir, migrationsFolder })).rejects.toThrow(
    /cannot be written .*: make it writable, or set DATA_DIR/,
  );
});

test(
  'the error for a damaged database names the remedy',
  async () => {
    const dataDir = temporaryFolder('database');
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'nonsense');
    await expect(openDatabase({ dataDir, migrationsFolder })).rejects.toThrow(
      /cannot be opened: restore it from a backup/,
    );
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  },
  openTimeout,
);

test('the error for an unreachable PostgreSQL server omits the password', async () => {
  const databaseUrl = 'postgres://museum:hidden@127.0.0.1:1/museum';
  const opening = openDatabase({ dataDir: '', databaseUrl, migrationsFolder });
  await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/museum cannot be reached .*DATABASE_URL/);
  await expect(opening).rejects.not.toThrow('hidden');
});
