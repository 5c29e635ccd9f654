import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();
const { startPostgres } = await import('./lib/postgres.mjs');
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
const selection =
  named.length > 0 ? ['run', ...named] : ['related', '--run', ...databaseModules, ...embeddedOnly];

// Runs the database tests of the service on a temporary PostgreSQL server.
const { url, version, stop } = await startPostgres();
console.log(`… ${version}: 内容服务的数据库测试 · the service's tests of the database`);
try {
  const command = bin('vitest', [...selection, '--project', 'service']);
  const { code } = await run(command, {
    env: { TEST_DATABASE_URL: url },
    inherit: true,
    minutes: 20,
  });
  process.exitCode = code;
} finally {
  await stop();
}
