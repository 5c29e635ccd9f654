import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();
const { default: pg } = await import('pg');
const { databaseJourneys } = await import('./lib/database-journeys.mjs');
const { requireProgram } = await import('./lib/debian-packages.mjs');
const { startPostgres } = await import('./lib/postgres.mjs');
const { freePort } = await import('./lib/free-port.mjs');
const { bin, run } = await import('./lib/run.mjs');

// Tests without a database do not depend on the server: `npm test` runs them.
const databaseModules = [
  'site/server/testing/test-database.ts',
  'site/server/testing/server-database.ts',
  'site/scripts/lib/postgres.mjs',
];
// These tests start built services with embedded databases.
const embeddedOnly = ['--exclude', '**/crash-recovery*.test.ts'];
const named = process.argv.slice(2);
const isJourney = (/** @type {string} */ name) => name.includes('e2e/');
const namedTests = named.filter((name) => !isJourney(name));
const selection =
  namedTests.length > 0
    ? ['run', ...namedTests]
    : ['related', '--run', ...databaseModules, ...embeddedOnly];
const namedJourneys = named.filter(isJourney);
const journeys = namedJourneys.length > 0 ? namedJourneys : databaseJourneys;

/**
 * Runs a part of the tests and prints its time.
 * @param {string} title
 * @param {string[]} command
 * @param {Record<string, string>} env
 */
async function runPart(title, command, env) {
  console.log(`… ${version}: ${title}`);
  const start = performance.now();
  const { code } = await run(command, { env, inherit: true, minutes: 20 });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${code === 0 ? '✓' : '✗'} ${title}: ${seconds} s`);
  if (code !== 0) process.exitCode = code;
}

// Without it the tests of the search server are skipped.
requireProgram(['/usr/bin/groonga'], 'groonga-bin');
// Runs the database tests of the service, and the journeys of the desk in a browser, on a temporary PostgreSQL server.
const { url, version, stop } = await startPostgres();
try {
  if (namedTests.length > 0 || named.length === 0) {
    const command = bin('vitest', [...selection, '--project', 'service']);
    await runPart('内容服务的数据库测试 · the service’s tests of the database', command, {
      TEST_DATABASE_URL: url,
    });
  }
  if (namedJourneys.length > 0 || named.length === 0) {
    const database = new pg.Client(url);
    await database.connect();
    await database.query('create database journeys');
    await database.end();
    const command = bin('playwright', ['test', '--project=site', ...journeys]);
    await runPart('工作台的端到端测试 · the journeys of the desk in a browser', command, {
      E2E_DATABASE_URL: Object.assign(new URL(url), { pathname: 'journeys' }).href,
      E2E_PORT: String(await freePort()),
      E2E_PACKS: 'demo',
    });
  }
} finally {
  await stop();
}
