import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyMigrations } from '../db/apply-migrations';
import { withEmbeddedTransaction } from '../db/copy/embedded-transaction';
import { openDatabase } from '../db/open-database';
import { temporaryFolder } from '../testing/temporary-folder';
import { migrationsFolder } from '../testing/test-database';
import { restoreEmbedded } from './restore-embedded';
import { writeBackup } from './write-backup';

const now = new Date('2026-11-21T01:02:03Z');
const timeout = 120_000;

test(
  'backup of an earlier version is restored and brought up to date by the later migrations',
  async () => {
    const migrations = readMigrationFiles({ migrationsFolder });
    const older = migrations.slice(0, 5);
    const client = await PGlite.create();
    onTestFinished(() => client.close());
    await withEmbeddedTransaction(client, async (connection) => {
      await applyMigrations(connection, older);
      await connection.run(`
        insert into sites values ('1', 'zh', '/');
        insert into tags values ('1', 'jade', 0, '玉');
        insert into volunteers (id, name, phone, birth_year, languages, skills, availability, motivation, created_at)
          values (gen_random_uuid(), '张三', '13800138000', 1950, '{zh,"en, a little"}', '{}', '{}', '', now())`);
    });
    const folder = join(temporaryFolder('old'), 'backup');
    const withSnapshot: Parameters<typeof writeBackup>[0]['withSnapshot'] = (task) =>
      withEmbeddedTransaction(client, task);
    const dataDir = temporaryFolder('data');
    const manifest = await writeBackup({ withSnapshot }, { dataDir, folder, now });
    expect(manifest.schemaVersion).toBe(older.at(-1)?.folderMillis);
    expect(manifest.tables).not.toHaveProperty('opening_rules');

    await restoreEmbedded(folder, { dataDir, migrationsFolder, now });
    const { withSnapshot: read, close } = await openDatabase({ dataDir, migrationsFolder });
    onTestFinished(close);
    const [row] = await read((connection) =>
      connection.query(`
        select (select name from tags) as tag, (select languages from volunteers) as languages,
          (select count(*)::int from opening_rules) as rules,
          (select count(*)::int from drizzle.__drizzle_migrations) as migrations`),
    );
    expect(row).toEqual({
      tag: '玉',
      languages: ['zh', 'en, a little'],
      rules: 0,
      migrations: migrations.length,
    });
  },
  timeout,
);
