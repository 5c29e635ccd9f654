import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.mjs';

/**
 * `npm run bench:search [-- FOLDER]`: quality and speed of the search; `--golden` skips the speed.
 * `npm run bench:search -- --engine groonga [--documents N]`: the same by a Groonga server; `--speed` skips the quality.
 * `npm run bench:api`: response times of the service; `--embedded` measures PGlite as well.
 * `npm run bench:scale`: import, memory and response times with 200,000 records a site; `--records` sets the number,
 * `--engine groonga` searches in a Groonga server.
 * `npm run bench:desk`: lists, export and gaps of the desk on PGlite; `--postgres` measures PostgreSQL.
 * Bundles the TypeScript benchmark and runs it with a temporary PostgreSQL, or with TEST_DATABASE_URL.
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

const isEmbedded = bench === 'desk' ? !rest.includes('--postgres') : rest.includes('--golden');
const needsPostgres = !process.env.TEST_DATABASE_URL && !isEmbedded;
const server = needsPostgres ? await startPostgres() : undefined;
try {
  const env = server ? { TEST_DATABASE_URL: server.url } : {};
  process.exitCode = run(['--expose-gc', at('../dist/bench/main.js'), ...rest], env);
} finally {
  await server?.stop();
}
