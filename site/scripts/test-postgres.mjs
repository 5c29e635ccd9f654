import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();
const { startPostgres } = await import('./lib/postgres.mjs');
const { bin, run } = await import('./lib/run.mjs');

// The whole service suite on a real PostgreSQL, which is gone afterwards.
const { url, version, stop } = await startPostgres();
console.log(`… ${version}: 内容服务的全部测试 · the whole service suite`);
try {
  const command = bin('vitest', ['run', '--project', 'service', ...process.argv.slice(2)]);
  const { code } = await run(command, { env: { TEST_DATABASE_URL: url }, inherit: true });
  process.exitCode = code;
} finally {
  await stop();
}
