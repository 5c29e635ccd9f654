import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { languageOfSite, sites } from '../../contract/shared/sites';
import type { Database } from '../../server/db/database';
import { rebuildSearchIndex } from '../../server/search/build/rebuild-search';
import { createFullSearch, type FullSearch } from '../../server/search/full-search';
import type { GroongaServer } from '../../server/testing/groonga-server';
import { openOnServer } from './databases';
import { generateRecords } from './generate';
import type { GoldenQuery } from './golden';
import { loadPack } from './load-pack';
import { multiplyDocuments } from './multiply';
import { openServerSearch } from './two-engines';

interface ServerSpeedOptions {
  print: (text: string) => void;
  demo: string;
  queries: readonly GoldenQuery[];
  now: Date;
  server: GroongaServer;
}

const defaultDocuments = 1_000_000;
const site = sites.zh.id;

/** Fills a Groonga server with documents of the Chinese site and times searches over them. Needs PostgreSQL. */
export async function measureServer(options: ServerSpeedOptions): Promise<void> {
  const { print, demo, queries, now, server } = options;
  const { TEST_DATABASE_URL: databaseUrl } = process.env;
  if (!databaseUrl) throw new Error('TEST_DATABASE_URL is not set.');
  const at = process.argv.indexOf('--documents');
  const count = at < 0 ? defaultDocuments : Number(process.argv[at + 1]);
  print(`\n${count} documents of the Chinese site; ${cpus().length} × ${cpus()[0]?.model ?? '?'}`);
  const { db, withExclusiveLock, close } = await openOnServer(databaseUrl);
  try {
    await loadPack(db, demo, now);
    await generateRecords(db);
    await db.transaction(rebuildSearchIndex);
    const made = await timed(() =>
      // Without the timeouts of calls, and on one connection, as its table is temporary.
      withExclusiveLock((own) =>
        own.transaction((transaction) => multiplyDocuments(transaction, site, count)),
      ),
    );
    print(`documents made in ${seconds(made)}`);
    const search = createFullSearch(db, openServerSearch(db, server.url));
    const filled = await timed(() => run(search, { query: '鼎', siteId: site, now }));
    print(`filled in ${seconds(filled)}; ${usage(server)}`);
    const again = await refill(db, search, now);
    print(`one changed document found after ${seconds(again)}; ${usage(server)}`);
    await measureSearches(search, queries, options);
    print(`${usage(server)}; load average ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  } finally {
    await close();
  }
}

/** Changes one document, as the desk does, and searches until it is found. */
async function refill(db: Database, search: FullSearch, now: Date): Promise<number> {
  await db.execute(`update search_documents set title_key = '琉璃玳瑁' || title_key
    where site_id = '${site}' and id = (select min(id) from search_documents where site_id = '${site}')`);
  await db.execute(`update search_indexes set digest = digest || '+' where site_id = '${site}'`);
  return timed(() => run(search, { query: '琉璃玳瑁', siteId: site, now }));
}

async function measureSearches(
  search: FullSearch,
  queries: readonly GoldenQuery[],
  { print, now }: ServerSpeedOptions,
): Promise<void> {
  const times: { time: number; query: string; total: number; class: string }[] = [];
  for (let round = 0; round < 3; round++) {
    for (const golden of queries.filter(({ siteId }) => siteId === site)) {
      let total = 0;
      const time = await timed(async () => {
        ({ total } = await run(search, { ...golden, now }));
      });
      if (round > 0) times.push({ time, total, query: golden.query, class: golden.class });
    }
  }
  for (const name of [...new Set(times.map((one) => one.class))].sort())
    print(`  ${name.padEnd(12)} ${quantiles(times.filter((one) => one.class === name))}`);
  print(`  ${'all'.padEnd(12)} ${quantiles(times)}`);
  const slowest = [...times].sort((a, b) => b.time - a.time).slice(0, 12);
  for (const { query, time, total } of slowest)
    print(`  slow: ${query} ${time.toFixed(0)} ms, ${total} hits`);
}

type TimedQuery = Pick<GoldenQuery, 'query' | 'siteId' | 'filter'> & { now: Date };

function run(search: FullSearch, { query, siteId, filter = {}, now }: TimedQuery) {
  const language = languageOfSite(siteId) ?? 'zh';
  const window = { limit: 10, offset: 0 };
  return search({ keyword: query, siteId: sites[language].id, language, filter, window, now });
}

function quantiles(times: readonly { time: number }[]): string {
  const sorted = times.map(({ time }) => time).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms`;
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

/** Memory of both processes and the size of the server's database. */
function usage({ pid, folder }: GroongaServer): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = /RssAnon:\s+(\d+)/.exec(status)?.[1] ?? '0';
  const mapped = /RssFile:\s+(\d+)/.exec(status)?.[1] ?? '0';
  const disk = spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0] ?? '';
  const node = process.memoryUsage().rss / 2 ** 20;
  const megabytes = (kibibytes: string) => (Number(kibibytes) / 1_024).toFixed(0);
  return `Groonga ${megabytes(own)} MB and ${megabytes(mapped)} MB of its files in memory, ${disk} MB on the disk; Node ${node.toFixed(0)} MB`;
}
