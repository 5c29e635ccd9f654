import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openData } from '../../contract/shared/open-data';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startGroonga, type GroongaServer } from '../../server/testing/groonga-server';
import { createServerDatabase } from '../../server/testing/server-database';
import { computeFigures, load } from '../api/load';
import { readMegabytes, runBuilt, startBuilt } from './built-program';
import { createScenarios } from './scenarios';
import { writeLargePack } from './write-large-pack';

const limits = {
  importSeconds: 600,
  startSeconds: 10,
  megabytes: 700,
  feedPage: 500,
  noChanges: 2_000,
  tableSeconds: 120,
};
const demo = fileURLToPath(new URL('../../content', import.meta.url));
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '200000' },
    engine: { type: 'string', default: 'process' },
  },
});
const records = Number(values.records);
if (!['process', 'groonga'].includes(values.engine))
  throw new RangeError('--engine takes process or groonga');

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a figure with its limit. */
function report(name: string, value: number, unit: string, limit: number): void {
  const isWithin = value <= limit;
  if (!isWithin) process.exitCode = 1;
  print(
    `  ${isWithin ? '✓' : '✗'} ${name.padEnd(30)} ${value.toFixed(1)} ${unit} (limit ${String(limit)})`,
  );
}

async function measureImports(folder: string, env: Record<string, string>): Promise<void> {
  const pack = join(folder, 'pack');
  mkdirSync(pack);
  writeLargePack(pack, demo, records);
  await runBuilt(['content:import', demo], env);
  for (const name of ['first import', 'import without changes']) {
    const { seconds, peakMegabytes } = await runBuilt(['content:import', pack], env);
    report(name, seconds, 's', limits.importSeconds);
    print(`    at most ${peakMegabytes.toFixed(0)} MB`);
  }
}

/** Prints the size of the database and of its largest tables with their indexes. */
async function printSizes(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; bytes: string }>(
      `select 'database' as name, pg_database_size(current_database()) as bytes
       union all (select relname, pg_total_relation_size(oid) from pg_class where relkind = 'r' order by 2 desc limit 6)`,
    );
    const sizes = rows.map(({ name, bytes }) => `${name} ${(Number(bytes) / 1e6).toFixed(0)} MB`);
    print(`    ${sizes.join(', ')}`);
  } finally {
    await client.end();
  }
}

const search = (origin: string, siteId: string) =>
  fetch(`${origin}/api/fullSearch?siteId=${siteId}&keyword=%E9%BC%8E`);

/** Waits until the search server has both sites. */
async function fillServer(origin: string, { pid }: GroongaServer): Promise<void> {
  const started = performance.now();
  for (const siteId of ['1', '2']) while (!(await search(origin, siteId)).ok) await delay(500);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = readMegabytes(pid, 'VmRSS');
  print(`    search server filled in ${seconds.toFixed(0)} s, ${megabytes.toFixed(0)} MB`);
}

async function measureService(env: Record<string, string>, server?: GroongaServer): Promise<void> {
  const service = await startBuilt(env, await freePort());
  const printMemory = (after: string) => {
    print(`    ${service.readMegabytes('VmRSS').toFixed(0)} MB after ${after}`);
  };
  try {
    report('start', service.startSeconds, 's', limits.startSeconds);
    printMemory('the start');
    if (server) await fillServer(service.origin, server);
    for (const siteId of ['1', '2']) {
      const started = performance.now();
      await search(service.origin, siteId);
      const seconds = (performance.now() - started) / 1000;
      report(`first search of site ${siteId}`, seconds, 's', limits.startSeconds);
    }
    printMemory('the first searches');
    for (const scenario of createScenarios(records)) {
      const { p50, p95, errors } = computeFigures(await load(service.origin, scenario));
      report(scenario.name, p95, 'ms', errors === 0 ? scenario.budget : -1);
      print(`    median ${p50.toFixed(1)} ms${errors ? `, ${String(errors)} errors` : ''}`);
    }
    printMemory('lists, details and searches');
    await measureOpenData(service.origin);
    report('memory', service.readMegabytes('VmRSS'), 'MB', limits.megabytes);
    print(`    at most ${service.readMegabytes('VmHWM').toFixed(0)} MB`);
  } finally {
    await service.stop();
  }
}

/** Harvests every object, asks for changes where there are none, and fetches the table of the day, which is made first. */
async function measureOpenData(origin: string): Promise<void> {
  const pages: number[] = [];
  for (let next: string | undefined = `${origin}${openData.objects}?limit=500`; next;) {
    const { seconds, body } = await fetchTimed(next);
    pages.push(seconds * 1000);
    const { next: following } = JSON.parse(body) as { next?: string };
    // The addresses have the public origin.
    next = following && origin + new URL(following).pathname + new URL(following).search;
  }
  const sorted = pages.toSorted((one, other) => one - other);
  report('feed, page of 500', sorted[Math.floor(sorted.length * 0.95)] ?? 0, 'ms', limits.feedPage);
  const since = new Date(Date.now() + 86_400_000).toISOString();
  const none = await fetchTimed(`${origin}${openData.objects}?changedSince=${since}`);
  report('feed without changes', none.seconds * 1000, 'ms', limits.noChanges);
  const table = await fetchTimed(origin + openData.dumps.csv);
  report('table of the day', table.seconds, 's', limits.tableSeconds);
}

async function fetchTimed(address: string): Promise<{ seconds: number; body: string }> {
  const started = performance.now();
  const response = await fetch(address);
  const body = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
  return { seconds: (performance.now() - started) / 1000, body };
}

const [cpu] = cpus();
const memory = Math.round(totalmem() / 2 ** 30);
print(
  `${records.toLocaleString('en')} records a site; ${String(cpus().length)} × ${cpu?.model ?? '?'}, ${String(memory)} GB, Node ${process.version}`,
);
const { TEST_DATABASE_URL: serverUrl } = process.env;
if (!serverUrl) throw new Error('TEST_DATABASE_URL is missing.');
const folder = mkdtempSync(join(tmpdir(), 'yunze-scale-'));
const database = await createServerDatabase(serverUrl);
const server = values.engine === 'groonga' ? await startGroonga() : undefined;
const env = {
  ...(server && { SEARCH_URL: server.url }),
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  TRUSTED_PROXIES: 'loopback',
  PUBLIC_ORIGIN: 'http://127.0.0.1',
  LOG_LEVEL: 'error',
};
try {
  await measureImports(folder, env);
  await printSizes(database.url);
  await measureService(env, server);
} finally {
  await server?.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}
print(
  `load average ${loadavg()[0]?.toFixed(1) ?? '?'}: above the number of cores, the machine was busy`,
);
