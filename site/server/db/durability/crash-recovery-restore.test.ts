import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../backup/manifest';
import { writeBackup } from '../../backup/write-backup';
import { runBackup } from '../../testing/built-service';
import { createImportedDataDir } from '../../testing/kill-during-writes';
import { noteMeasured } from '../../testing/note-measured';
import { seededRandom } from '../../testing/seeded-random';
import { temporaryFolder } from '../../testing/temporary-folder';
import { migrationsFolder } from '../../testing/test-database';
import { openDatabase } from '../open-database';
import { tags } from '../schema';

/** `npm run test:durability` sets a higher number. */
const kills = Number(process.env.DURABILITY_RESTORES ?? 2);
const seed = Number(process.env.DURABILITY_SEED ?? 20_261_122);

test(
  'restore killed at any moment leaves the old rows or all of the new ones',
  async ({ task }) => {
    noteMeasured(task, `${kills} kills`);
    const dataDir = await createImportedDataDir('restore');
    const folder = temporaryFolder('backups');
    const write = async (name: string, change?: boolean) => {
      const database = await openDatabase({ dataDir, migrationsFolder });
      try {
        if (change)
          await database.db
            .insert(tags)
            .values({ siteId: '1', id: 'later', position: 9, name: '后来' });
        const path = join(folder, name);
        return (await writeBackup(database, { dataDir, folder: path, now: new Date() })).tables;
      } finally {
        await database.close();
      }
    };
    const states = [await write('old'), await write('new', true)];
    const restore = (name: string) =>
      runBackup(['restore', join(folder, name), '--replace'], { DATA_DIR: dataDir });
    const started = Date.now();
    const whole = restore('old');
    expect(await whole.ended, whole.output()).toBe(0);
    const usual = Date.now() - started;
    const random = seededRandom(seed);
    for (let round = 0; round < kills; round += 1) {
      const program = restore(round % 2 ? 'old' : 'new');
      const killing = setTimeout(() => program.child.kill('SIGKILL'), random.below(usual));
      const code = await program.ended;
      clearTimeout(killing);
      const found = await write(`round-${round}`);
      expect(states, `round ${round}`).toContainEqual(found);
      if (code === 0) {
        expect(found).toEqual(readManifest(join(folder, round % 2 ? 'old' : 'new')).tables);
      }
    }
  },
  120_000 + kills * 60_000,
);
