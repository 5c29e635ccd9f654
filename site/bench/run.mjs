import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.mjs';

/**
 * `npm run bench:search [-- FOLDER]`: how well and how fast the site is searched; `--golden` leaves the
 * speed out. `npm run bench:api`: how fast the service answers; `--embedded` asks PGlite, too. Bundles the bench, which is TypeScript
 * as the service is, and runs it beside a real PostgreSQL of its own, unless TEST_DATABASE_URL names one.
 */
const [bench = '', ...rest] = process.argv.slice(2);
const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const run = (/** @type {string[]} */ args, env = {}) =>
  spawnSync(process.execPath, args, {
    cwd: at('..'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1;

const settings = [
  '--format',
  'esm',
  '--target',
  'node20',
  '--silent',
  '--no-config',
  '--external',
  'autocannon',
];
const tsup = at('../../node_modules/tsup/dist/cli-default.js');
const built = run([tsup, `bench/${bench}/main.ts`, '--out-dir', 'dist/bench', ...settings]);
if (built !== 0) process.exit(built);

const isNeeded = !process.env.TEST_DATABASE_URL && !rest.includes('--golden');
const server = isNeeded ? await startPostgres() : undefined;
try {
  const env = server ? { TEST_DATABASE_URL: server.url } : {};
  process.exitCode = run(['--expose-gc', at('../dist/bench/main.js'), ...rest], env);
} finally {
  await server?.stop();
}
