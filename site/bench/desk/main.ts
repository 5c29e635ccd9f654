import { loadavg } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { renewContentVersion } from '../../server/db/content-version';
import type { Database } from '../../server/db/database';
import { vacuumAnalyze } from '../../server/db/vacuum-analyze';
import { exportItems } from '../../server/desk/export/export-items';
import { listBookings } from '../../server/desk/inbox/bookings';
import { createIssueReader } from '../../server/desk/records/cached-issues';
import { pageOfIssues } from '../../server/desk/records/page-of-issues';
import { openInMemory, openOnServer, type MeasuredDatabase } from '../search/databases';
import { addBookings } from '../../server/testing/many-bookings';
import { addArticles, counts } from './fill';

const now = new Date('2026-11-21T12:00:00+08:00');
const siteId = '1';
const rounds = 9;
/** Milliseconds between two runs. */
const settle = 10;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints the median of several runs, and for how long they held up the process: 99 of 100 turns, and the longest. */
async function measure(name: string, run: () => Promise<unknown>, times = rounds): Promise<void> {
  const durations: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await setTimeout(settle);
  for (let round = 0; round < times; round++) {
    const start = performance.now();
    await run();
    durations.push(performance.now() - start);
    // The delay is recorded when the event loop turns.
    await setTimeout(settle);
  }
  delay.disable();
  const median = durations.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
  const [held, longest] = [delay.percentile(99), delay.max].map((each) => (each / 1e6).toFixed(0));
  print(
    `  ${name.padEnd(44)} ${median.toFixed(1).padStart(8)} ms  held up ${held} ms, at most ${longest} ms`,
  );
}

async function measureBookings(db: Database): Promise<void> {
  const limit = 20;
  const page = (offset: number, filters = {}) =>
    listBookings(db, filters, siteId, { limit, offset });
  await measure('bookings, first page', () => page(0));
  await measure('bookings, last page', () => page(counts.bookings - limit));
  await measure('bookings, by a word', () => page(0, { keyword: '轮椅' }));
  await measure('bookings, by phone', () => page(0, { keyword: '13900004999' }));
  const context = { siteId, language: 'zh', now } as const;
  await measure('bookings, export', () => exportItems(db, { kind: 'docent' }, context), 5);
}

async function measureIssues(db: Database): Promise<void> {
  const readIssues = createIssueReader(db);
  const page = () => pageOfIssues(readIssues, {});
  await measure(
    'gaps, after a change of the content',
    async () => {
      await renewContentVersion(db);
      await page();
    },
    3,
  );
  await measure('gaps, content unchanged', page);
}

async function run(name: string, { db, close }: MeasuredDatabase): Promise<void> {
  try {
    await addBookings(db, counts.bookings, now);
    await addArticles(db, now);
    await vacuumAnalyze(db);
    print(`${name}:`);
    await measureBookings(db);
    await measureIssues(db);
  } finally {
    await close();
  }
}

print(`${counts.bookings} bookings, ${counts.records} records; Node ${process.version}; medians`);
const { TEST_DATABASE_URL: serverUrl } = process.env;
if (serverUrl) await run('PostgreSQL', await openOnServer(serverUrl));
else await run('PGlite', await openInMemory());
print(`load average ${loadavg()[0]?.toFixed(1) ?? '?'}`);
