import { cpus, loadavg, totalmem } from 'node:os';

import { rebuildSearchIndex } from '../../server/search/build/rebuild-search';
import { createFullSearch, type FullSearch } from '../../server/search/full-search';
import { languageOfSite, sites } from '../../contract/shared/sites';
import { openInMemory, openOnServer, type MeasuredDatabase } from './databases';
import { generateRecords } from './generate';
import type { GoldenQuery } from './golden';
import { loadPack } from './load-pack';

const rounds = 3;
/** Limit of the 95th percentile in milliseconds. */
const budget = 40;

interface SpeedOptions {
  print: (text: string) => void;
  demo: string;
  queries: readonly GoldenQuery[];
  now: Date;
}

/** Times searches over 20,000 records on PostgreSQL, with `--embedded` also on PGlite; false where above the budget. */
export async function measureSpeed(options: SpeedOptions): Promise<boolean> {
  const { print } = options;
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  print(
    `\n20,000 records a site; ${cpus().length} × ${cpu?.model ?? '?'}, ${memory} GB, Node ${process.version}`,
  );
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl || process.argv.includes('--embedded')) {
    const p95 = await measure('PGlite', await openInMemory(), options);
    if (!serverUrl) return p95 <= budget;
  }
  return (await measure('PostgreSQL', await openOnServer(serverUrl), options)) <= budget;
}

async function measure(
  name: string,
  { db, close }: MeasuredDatabase,
  { print, demo, queries, now }: SpeedOptions,
): Promise<number> {
  try {
    await loadPack(db, demo, now);
    await generateRecords(db);
    const built = await timed(() =>
      db.transaction((transaction) => rebuildSearchIndex(transaction)),
    );
    const search = createFullSearch(db);
    const before = usedMegabytes();
    const first = { '1': 0, '2': 0 };
    for (const siteId of ['1', '2'] as const) {
      const query = { query: '鼎', siteId, class: '', expected: [] };
      first[siteId] = await timed(() => runQuery(search, query, now));
    }
    const indexMegabytes = usedMegabytes() - before;
    print(
      `${name}: index built in ${built.toFixed(0)} ms; read into the process in ${first['1'].toFixed(0)} and ${first['2'].toFixed(0)} ms, ${indexMegabytes.toFixed(0)} MB`,
    );
    const times: { class: string; time: number; cpu: number; query: string }[] = [];
    for (let round = 0; round <= rounds; round++) {
      for (const query of queries) {
        const cpuBefore = process.cpuUsage();
        const time = await timed(() => runQuery(search, query, now));
        const { user, system } = process.cpuUsage(cpuBefore);
        const cpu = (user + system) / 1000;
        if (round > 0) times.push({ class: query.class, time, cpu, query: query.query });
      }
    }
    for (const kind of [...new Set(times.map((one) => one.class))].sort()) {
      const some = times.filter((one) => one.class === kind).map(({ time }) => time);
      print(`  ${kind.padEnd(12)} ${formatQuantiles(some)}`);
    }
    const all = times.map(({ time }) => time);
    print(`  ${'all'.padEnd(12)} ${formatQuantiles(all)}`);
    print(`  ${'CPU time'.padEnd(12)} ${formatQuantiles(times.map(({ cpu }) => cpu))}`);
    print(
      `  load average ${loadavg()[0]?.toFixed(1) ?? '?'}: above the number of cores, the machine was busy`,
    );
    const slowest = [...times].sort((a, b) => b.time - a.time).slice(0, 5);
    print(
      `  slowest: ${slowest.map(({ query, time }) => `${query} ${time.toFixed(0)}`).join(', ')}`,
    );
    return quantile(all, 0.95);
  } finally {
    await close();
  }
}

function runQuery(search: FullSearch, { query, siteId, filter = {} }: GoldenQuery, now: Date) {
  const language = languageOfSite(siteId) ?? 'zh';
  const window = { limit: 10, offset: 0 };
  return search({ keyword: query, siteId: sites[language].id, language, filter, window, now });
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

function formatQuantiles(times: readonly number[]): string {
  const [p50, p95, max] = [quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)];
  return `p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  max ${max.toFixed(1)} ms`;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

/** Used memory in megabytes after garbage collection. */
function usedMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
