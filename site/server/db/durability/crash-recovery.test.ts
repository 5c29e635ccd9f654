import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { paging } from '../../../contract/shared/paging';
import { waitForOrigin, postJson, runImport, runService } from '../../testing/built-service';
import { createJpeg, writePackFiles } from '../../testing/fixture-pack';
import { noteMeasured } from '../../testing/note-measured';
import { seededRandom } from '../../testing/seeded-random';
import { temporaryFolder } from '../../testing/temporary-folder';

/** `npm run test:durability` sets a higher number. */
const roundsOfImport = Number(process.env.DURABILITY_IMPORTS ?? 2);
const seed = Number(process.env.DURABILITY_SEED ?? 20_261_122);
const roundsOfCreation = Math.ceil(roundsOfImport / 2);
const entriesInPack = 40;

const category = { id: 'News', parent: null, name_zh: '资讯', name_en: 'News' };

/** A pack of forty entries, imported atomically. */
async function writeRound(folder: string, round: number): Promise<string> {
  const entries = Array.from({ length: entriesInPack }, (_, index) => ({
    id: `round-${round}-${index}`,
    category: 'News',
    title_zh: `第${round}轮`,
    published_at: '2026-01-01T09:00:00+08:00',
    images: [{ file: 'a.jpg', alt_zh: '图', alt_en: 'Picture' }],
  }));
  return writePackFiles(join(folder, `pack-${round}`), {
    'categories.json': [category],
    'entries.json': entries,
    'a.jpg': await createJpeg(`rgb(${round * 40}, 0, 0)`, 640, 480),
  });
}

/** Starts an import and kills it after `killAfter` milliseconds unless it has ended; `true` if it succeeded. */
async function importAndKill(pack: string, dataDir: string, killAfter?: number): Promise<boolean> {
  const program = runImport([pack], { DATA_DIR: dataDir });
  const killing =
    killAfter !== undefined && setTimeout(() => program.child.kill('SIGKILL'), killAfter);
  const code = await program.ended;
  if (killing) clearTimeout(killing);
  if (code !== 0 && code !== null) throw new Error(program.output());
  return code === 0;
}

async function idsIn(dataDir: string): Promise<Set<string>> {
  const service = runService({ DATA_DIR: dataDir, PORT: '0' });
  onTestFinished(() => void service.child.kill('SIGKILL'));
  const origin = await waitForOrigin(service);
  const ids = new Set<string>();
  let total = 0;
  let pageNum = 0;
  do {
    pageNum += 1;
    const input = { categoryCode: 'News', pageNum, pageSize: paging.maxPageSize };
    const page = await postJson(origin, '/api/content/page', input);
    expect(page).toMatchObject({ success: true });
    const found = page as { total: number; records: { id: string }[] };
    for (const { id } of found.records) ids.add(id);
    total = found.total;
  } while (pageNum * paging.maxPageSize < total);
  expect(ids.size).toBe(total);
  service.child.kill('SIGKILL');
  await service.ended;
  return ids;
}

test(
  'database killed during creation or import keeps every acknowledged import',
  async ({ task }) => {
    noteMeasured(task, `${roundsOfCreation + roundsOfImport} kills`);
    const folder = temporaryFolder('kill');
    const dataDir = join(folder, 'data');
    const first = await writeRound(folder, 0);
    const random = seededRandom(seed);
    for (let round = 0; round < roundsOfCreation; round += 1) {
      await importAndKill(first, dataDir, 300 + random.below(1_500));
    }
    const started = Date.now();
    expect(await importAndKill(first, dataDir)).toBe(true);
    const usual = Date.now() - started;

    const acknowledged = [0];
    for (let round = 1; round <= roundsOfImport; round += 1) {
      const pack = await writeRound(folder, round);
      if (await importAndKill(pack, dataDir, random.below(usual))) acknowledged.push(round);
    }

    const ids = await idsIn(dataDir);
    for (let round = 0; round <= roundsOfImport; round += 1) {
      const found = [...ids].filter((id) => id.startsWith(`round-${round}-`)).length;
      expect([0, entriesInPack], `round ${round}`).toContain(found);
      if (acknowledged.includes(round)) expect(found, `round ${round}`).toBe(entriesInPack);
    }
    // The data also survive the SIGKILL of the service in `idsIn`.
    expect(await idsIn(dataDir)).toEqual(ids);
  },
  240_000 + roundsOfImport * 30_000,
);
