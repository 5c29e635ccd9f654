import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isNotNull, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { runService, waitForOrigin } from '../../testing/built-service';
import { migrationsUpTo } from '../../testing/migrations-up-to';
import { noteMeasured } from '../../testing/note-measured';
import { seededRandom } from '../../testing/seeded-random';
import { temporaryFolder } from '../../testing/temporary-folder';
import { migrationsFolder } from '../../testing/test-database';
import { openDatabase } from '../open-database';
import { members } from '../schema';

/** `npm run test:proof crash` sets a higher number. */
const kills = Number(process.env.DURABILITY_MIGRATIONS ?? 1);
const seed = Number(process.env.DURABILITY_SEED ?? 20_261_122);
const memberCount = 200;
/** Milliseconds in which a start migrates the tables and serves. */
const maxDelay = 6_000;

/** A data folder of the release that had members first. */
async function createOldFolder(): Promise<string> {
  const dataDir = join(temporaryFolder('migration'), 'data');
  const { db, close } = await openDatabase({
    dataDir,
    migrationsFolder: migrationsUpTo('0001_members'),
  });
  await db.execute(
    sql`insert into members (user_name, nick_name, phone, password_hash, created_at)
        select 'member-' || n, '旧友', '13812345678', 'x', '2026-01-01T00:00:00Z'
        from generate_series(1, ${sql.raw(String(memberCount))}) as n`,
  );
  await close();
  return dataDir;
}

test(
  'an update killed at any moment keeps every row, and the next start completes it',
  async ({ task }) => {
    noteMeasured(task, `${kills} kills`);
    const old = await createOldFolder();
    const random = seededRandom(seed);
    for (let round = 0; round < kills; round += 1) {
      const dataDir = join(temporaryFolder('migration'), 'data');
      cpSync(old, dataDir, { recursive: true });
      const env = { DATA_DIR: dataDir, PORT: '0', PUBLIC_ORIGIN: 'http://museum.example' };
      const killed = runService(env);
      await wait(random.below(maxDelay));
      killed.child.kill('SIGKILL');
      await killed.ended;
      const service = runService(env);
      onTestFinished(() => void service.child.kill('SIGKILL'));
      await waitForOrigin(service);
      service.child.kill('SIGKILL');
      await service.ended;
      const { db, close } = await openDatabase({ dataDir, migrationsFolder });
      const count = await db.$count(members, isNotNull(members.nameKey));
      await close();
      expect(count, `round ${round}`).toBe(memberCount);
    }
  },
  120_000 + kills * 60_000,
);
