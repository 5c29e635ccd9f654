import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createApp, type AppOptions } from '../../server/app';
import type { OpenDatabase } from '../../server/db/database';
import { tidyTables } from '../../server/db/tidy-tables';
import { rebuildSearch } from '../../server/search/build/rebuild-search';
import { openInMemory, openOnServer } from '../search/databases';
import { generateRecords } from '../search/generate';
import { loadPack } from '../search/load-pack';
import { locationsIn } from '../../server/testing/locations-in';
import { scenarios, type Scenario } from './scenarios';
import { figuresOf, joined, load, type Figures, type Measured } from './load';

const demo = fileURLToPath(new URL('../../content', import.meta.url));
const nowhere = fileURLToPath(new URL('../../dist/bench', import.meta.url));
const now = new Date('2026-11-21T12:00:00+08:00');
const keptAnswers = 64 * 1024 * 1024;
const freshServices = 3;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One line; whether it kept its budget. */
function report({ name, budget }: Scenario, { p50, p95, perSecond, errors }: Figures): boolean {
  const isKept = p95 <= budget && errors === 0;
  const ratio = (p95 / budget).toFixed(2);
  print(
    `  ${isKept ? '✓' : '✗'} ${name.padEnd(28)} p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)} ms  (${ratio}× of ${String(budget)} ms)  ${perSecond.toFixed(0)}/s${errors ? `  ${String(errors)} errors` : ''}`,
  );
  return isKept;
}

async function withService(options: AppOptions, task: (origin: string) => Promise<Measured>) {
  const app = await createApp(options);
  try {
    return await task(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await app.close();
  }
}

/** Loads the service over one database; whether every budget was kept. */
async function measure(name: string, { db, close }: OpenDatabase): Promise<boolean> {
  const locations = locationsIn(nowhere);
  try {
    await loadPack(db, demo, now);
    await generateRecords(db);
    await db.transaction((transaction) => rebuildSearch(transaction));
    await tidyTables(db);
    let isKept = true;
    for (const keptAnswerBytes of [0, keptAnswers]) {
      print(
        `${name}, ${keptAnswerBytes === 0 ? 'every call looked up' : 'answers kept, as the service does'}:`,
      );
      const options = {
        ...{ db, locations, mediaDir: nowhere, clock: () => now, keptAnswerBytes },
        trustedProxies: ['loopback'],
      };
      for (const scenario of scenarios) {
        const loads: Measured[] = [];
        // What is to be asked for the first time is asked of a service that has just begun, some times.
        for (let round = 0; round < (scenario.warmUp ? freshServices : 1); round++) {
          loads.push(await withService(options, (origin) => load(origin, scenario)));
        }
        const isFine = report(scenario, figuresOf(joined(loads)));
        isKept &&= isFine;
      }
    }
    return isKept;
  } finally {
    await close();
  }
}

const [cpu] = cpus();
const memory = Math.round(totalmem() / 2 ** 30);
print(
  `20,000 records a site; ${String(cpus().length)} × ${cpu?.model ?? '?'}, ${String(memory)} GB, Node ${process.version}`,
);
const { TEST_DATABASE_URL: serverUrl } = process.env;
// The budgets are those of a real PostgreSQL; the embedded one is printed beside it where it is asked for.
if (!serverUrl || process.argv.includes('--embedded'))
  await measure('PGlite', await openInMemory());
if (serverUrl && !(await measure('PostgreSQL', await openOnServer(serverUrl))))
  process.exitCode = 1;
print(
  `load average ${loadavg()[0]?.toFixed(1) ?? '?'}: above the number of cores, others take the time`,
);
