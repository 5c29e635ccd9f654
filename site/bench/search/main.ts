import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rebuildSearchIndex } from '../../server/search/build/rebuild-search';
import { createFullSearch } from '../../server/search/full-search';
import { startGroonga } from '../../server/testing/groonga-server';
import { openInMemory } from './databases';
import { judge, readGolden, summarise, type Judged } from './golden';
import { loadPack } from './load-pack';
import { measureServer } from './server-speed';
import { measureSpeed } from './speed';
import { judgeBoth, printBoth } from './two-engines';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const demo = at('../../content');
/** Pack of objects with photographs, by default beside the repository. */
const photographs =
  process.argv.slice(2).find((argument) => argument.includes('/')) ??
  at('../../../../shared/content');
const now = new Date('2026-11-21T12:00:00+08:00');
const minMeanReciprocalRank = 0.9;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function judgeAll(): Promise<Judged[]> {
  const { db, close } = await openInMemory();
  try {
    await loadPack(db, demo, now);
    await rebuildSearchIndex(db);
    const judged = await judge(createFullSearch(db), readGolden('demo'), now);
    if (!existsSync(photographs)) {
      print(`${photographs} does not exist: only the queries for the demo museum are run.`);
      return judged;
    }
    await loadPack(db, photographs, now);
    await rebuildSearchIndex(db);
    return [...judged, ...(await judge(createFullSearch(db), readGolden('photographs'), now))];
  } finally {
    await close();
  }
}

/** `--engine groonga`: golden queries and speed of a search server, beside the search in the process. */
async function compareEngines(): Promise<void> {
  const server = await startGroonga();
  try {
    if (!process.argv.includes('--speed')) {
      const { db, close } = await openInMemory();
      await loadPack(db, demo, now);
      await rebuildSearchIndex(db);
      printBoth(await judgeBoth(db, server.url, readGolden('demo'), now), print);
      await close();
    }
    if (process.argv.includes('--golden')) return;
    const queries = readGolden('demo');
    await measureServer({ print, demo, queries, now, server });
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  if (process.argv.includes('groonga')) return compareEngines();
  const judged = await judgeAll();
  for (const { golden, reciprocalRank, found } of judged) {
    if (reciprocalRank === 1) continue;
    const { query, siteId, class: name, expected } = golden;
    print(`${reciprocalRank.toFixed(2)} ${name} ${siteId} ${query}`);
    print(`     expected ${expected.join(' ')}\n     found    ${found.slice(0, 5).join(' ')}`);
  }
  print('\nMean reciprocal rank');
  for (const { name, count, mrr } of summarise(judged)) {
    print(`${name.padEnd(12)} ${String(count).padStart(4)} ${mrr.toFixed(3)}`);
  }
  const total = summarise(judged).at(-1)?.mrr ?? 0;
  if (total < minMeanReciprocalRank) {
    print(`The mean reciprocal rank is below ${minMeanReciprocalRank}.`);
    process.exitCode = 1;
  }
  if (process.argv.includes('--golden')) return;
  const queries = readGolden('demo');
  if (!(await measureSpeed({ print, demo, queries, now }))) {
    print('The 95th percentile of the search times is above its budget.');
    process.exitCode = 1;
  }
}

await main();
