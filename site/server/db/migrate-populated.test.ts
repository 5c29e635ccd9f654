import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { referenceCodeAlphabet, referenceCodeLength } from '../../contract/shared/reference-code';
import { migrationsUpTo } from '../testing/migrations-up-to';
import { createServerDatabase } from '../testing/server-database';
import { migrationsFolder } from '../testing/test-database';
import { findAccount } from '../members/accounts';
import { normaliseUserName } from '../members/user-name-key';
import type { Database } from './database';
import { migrateAndSeed } from './migrate';
import { members, sessions } from './schema';
import * as schema from './schema';
import { createPool, createPooledDatabase } from './server-pool';

/** The database of both tests: creating one takes seconds. */
let inMemory: PGlite | undefined;
afterAll(() => inMemory?.close());

/** A database without tables, on the server of `TEST_DATABASE_URL` if it is set. */
async function openEmptyDatabase(): Promise<Database> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  if (serverUrl === undefined) {
    inMemory ??= await PGlite.create();
    await inMemory.exec('drop schema if exists public, drizzle cascade; create schema public');
    return drizzle({ client: inMemory, schema });
  }
  const { url, drop } = await createServerDatabase(serverUrl);
  const pool = createPool({ databaseUrl: url, max: 1, hasNoTimeouts: true });
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return createPooledDatabase(pool);
}

test('members of a database of the first release are found by name after migration', async () => {
  const db = await openEmptyDatabase();
  await migrateAndSeed(db, migrationsUpTo('0001_members'));
  const names = ['Lin.Wan', '林晚', 'ＡＢＣ１', 'Élodie'];
  for (const name of names) {
    await db.execute(
      sql`insert into members (user_name, nick_name, phone, password_hash, created_at)
          values (${name}, '旧友', '13812345678', 'x', '2026-01-01T00:00:00Z')`,
    );
  }
  await db.execute(
    sql`insert into sessions (member_id, created_at) select id, created_at from members`,
  );
  await db.execute(
    sql`insert into categories (site_id, id, position, name, visible, type, url, link_url, title, show_second_menu)
        values ('1', 'News', 0, '资讯', true, 1, '', '', '', false)`,
  );
  await db.execute(
    sql`insert into entries (site_id, id, category_id, title, summary, content, published_at, link_url, recommended, images)
        values ('1', 'kept', 'News', '旧闻', '', '', '2026-01-01T00:00:00Z', '', false, '[]')`,
  );

  await migrateAndSeed(db, migrationsFolder);
  const migrated = await db.select().from(members);
  expect(migrated.map((row) => row.nameKey).sort()).toEqual(names.map(normaliseUserName).sort());
  for (const userName of names) {
    expect(await findAccount(db, { userName }), userName).toMatchObject({ userName });
  }
  expect(await db.$count(sessions)).toBe(names.length);
  expect(await db.select({ id: schema.entries.id }).from(schema.entries)).toEqual([{ id: 'kept' }]);
});

test('migration keeps two members whose names differ only in width, the older one under the name', async () => {
  const db = await openEmptyDatabase();
  await migrateAndSeed(db, migrationsUpTo('0001_members'));
  await db.execute(
    sql`insert into members (user_name, nick_name, password_hash, created_at)
        values ('ＡＢＣ', 'younger', 'x', '2026-02-01T00:00:00Z'), ('abc', 'older', 'x', '2026-01-01T00:00:00Z')`,
  );
  await migrateAndSeed(db, migrationsFolder);
  expect(await db.$count(members)).toBe(2);
  expect(await findAccount(db, { userName: 'abc' })).toMatchObject({ nickName: 'older' });
});

test('migration gives each submission of an earlier release a reference code of its own', async () => {
  const db = await openEmptyDatabase();
  await migrateAndSeed(db, migrationsUpTo('0013_bookings_of_phone'));
  await db.execute(
    sql`insert into bookings (id, created_at, kind, slot_id, start_at, end_at, name, phone, people)
        select 'booking-' || n, now(), 'activity', 'slot-' || n, now(), now(), '林晚', '13800138000', 1
        from generate_series(1, 3000) as n`,
  );
  await db.execute(
    sql`insert into lost_found_reports (id, created_at, kind, item_name, description, place, found_on, contact)
        values ('report', now(), 'lost', '伞', '蓝色', '前厅', '2026-11-20', '13800138000')`,
  );
  await migrateAndSeed(db, migrationsFolder);
  const rows = await db.select({ code: schema.bookings.code }).from(schema.bookings);
  const form = new RegExp(`^[${referenceCodeAlphabet}]{${referenceCodeLength}}$`);
  expect(rows.filter(({ code }) => !form.test(code))).toEqual([]);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(3_000);
  const [report] = await db.select().from(schema.lostFoundReports);
  expect(report?.code).toMatch(form);
});
