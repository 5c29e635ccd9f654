import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createApp, type AppOptions } from '../../server/app';

import { vacuumAnalyze } from '../../server/db/vacuum-analyze';
import { rebuildSearchIndex } from '../../server/search/build/rebuild-search';
import { openInMemory, openOnServer, type MeasuredDatabase } from '../search/databases';
import { generateRecords } from '../search/generate';
import { loadPack } from '../search/load-pack';
import { locationsIn } from '../../server/testing/test-locations';
import { scenarios, type Scenario } from './scenarios';
import { computeFigures, mergeMeasurements, load, type Figures, type Measurement } from './load';

const demo = fileURLToPath(new URL('../../content', import.meta.url));
const emptyFolder = fileURLToPath(new URL('../../dist/bench', import.meta.url));
const now = new Date('2026-11-21T12:00:00+08:00');
const cacheBytes = 64 * 1024 * 1024;
const freshServices = 3;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints the figures of a scenario; true where they are within its budget. */
function report({ name, budget }: Scenario, { p50, p95, perSecond, errors }: Figures): boolean {
  const isWithinBudget = p95 <= budget && errors === 0;
  const ratio = (p95 / budget).toFixed(2);
  print(
    `  ${isWithinBudget ? '✓' : '✗'} ${name.padEnd(28)} p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)} ms  (${ratio}× of ${String(budget)} ms)  ${perSecond.toFixed(0)}/s${errors ? `  ${String(errors)} errors` : ''}`,
  );
  return isWithinBudget;
}

async function withService(options: AppOptions, task: (origin: string) => Promise<Measurement>) {
  const app = await createApp(options);
  try {
    return await task(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await app.close();
  }
}

/** Runs all scenarios on one database; true where all are within their budgets. */
async function measure(name: string, { db, close }: MeasuredDatabase): Promise<boolean> {
  const locations = locationsIn(emptyFolder);
  try {
    await loadPack(db, demo, now);
    await generateRecords(db);
    await db.transaction((transaction) => rebuildSearchIndex(transaction));
    await vacuumAnalyze(db);
    let isWithinBudget = true;
    for (const responseCacheBytes of [0, cacheBytes]) {
      print(
        `${name}, ${responseCacheBytes === 0 ? 'without response cache' : 'with response cache'}:`,
      );
      const options = {
        ...{ db, locations, mediaDir: emptyFolder, clock: () => now, responseCacheBytes },
        trustedProxies: ['loopback'],
      };
      for (const scenario of scenarios) {
        const loads: Measurement[] = [];
        // Scenarios with a warm-up measure first requests: several runs, each with a fresh service.
        for (let round = 0; round < (scenario.warmUp ? freshServices : 1); round++) {
          loads.push(await withService(options, (origin) => load(origin, scenario)));
        }
        const isScenarioWithin = report(scenario, computeFigures(mergeMeasurements(loads)));
        isWithinBudget &&= isScenarioWithin;
      }
    }
    return isWithinBudget;
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
// Budgets apply to PostgreSQL; PGlite is measured without a server or with `--embedded`.
if (!serverUrl || process.argv.includes('--embedded'))
  await measure('PGlite', await openInMemory());
if (serverUrl && !(await measure('PostgreSQL', await openOnServer(serverUrl))))
  process.exitCode = 1;
print(
  `load average ${loadavg()[0]?.toFixed(1) ?? '?'}: above the number of cores, the machine was busy`,
);
