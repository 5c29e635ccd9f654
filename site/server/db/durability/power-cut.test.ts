import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { simulateDisk } from '../../testing/power-cut';
import { noteMeasured } from '../../testing/note-measured';
import { seededRandom } from '../../testing/seeded-random';
import { temporaryFolder } from '../../testing/temporary-folder';
import { openEmbedded, openExistingDatabase } from '../open-embedded';

/** `npm run test:durability` sets a higher number. */
const cuts = Number(process.env.DURABILITY_CUTS ?? 1);
const seed = Number(process.env.DURABILITY_SEED ?? 20_261_122);
const writesBeforeCut = 40;

/** The rows after recovery, by id. */
async function rowsIn(dataDir: string): Promise<Map<number, string>> {
  rmSync(join(dataDir, 'lock'), { force: true });
  const { client, close } = await openExistingDatabase(dataDir);
  const { rows } = await client.query<{ id: number; text: string }>('select id, text from written');
  await close();
  return new Map(rows.map(({ id, text }) => [id, text]));
}

test.runIf(process.platform === 'linux')(
  'a power cut that loses unflushed data loses no acknowledged write of the embedded database',
  async ({ task }) => {
    noteMeasured(task, `${cuts} power cuts`);
    const folder = temporaryFolder('power-cut');
    const random = seededRandom(seed);
    const dataDir = temporaryFolder('watched');
    // Tracking starts before the database is created: its files and names must be flushed too.
    const disk = simulateDisk(dataDir);
    const { db, close } = await openEmbedded(dataDir);
    await db.execute('create table written (id int primary key, text text not null)');
    const acknowledged = new Map<number, string>();
    for (let cut = 0; cut < cuts; cut += 1) {
      for (let write = 1 + random.below(writesBeforeCut); write > 0; write -= 1) {
        const id = random.below(100);
        const text = String(random.next()).repeat(1 + random.below(40));
        await db.execute(
          `insert into written values (${id}, '${text}') on conflict (id) do update set text = excluded.text`,
        );
        acknowledged.set(id, text);
        if (random.below(50) === 0) await db.execute('checkpoint');
      }
      for (const [name, kept] of [
        ['nothing else', undefined],
        ['some of it', random],
      ] as const) {
        const found = join(folder, `${cut}-${name}`);
        disk.restore(found, kept);
        expect(await rowsIn(found), `seed ${seed}, cut ${cut}, ${name} kept`).toEqual(acknowledged);
        rmSync(found, { recursive: true });
      }
    }
    await close();
  },
  // Each cut is followed by two recoveries.
  60_000 + cuts * 40_000,
);
