import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run bench:search [-- FOLDER]`: how well and how fast the site is searched. Bundles the bench,
 * which is TypeScript as the service is, and runs it. `--golden` leaves the speed out.
 */
const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const run = (/** @type {string[]} */ ...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: at('..'), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const settings = ['--format', 'esm', '--target', 'node20', '--silent', '--no-config'];
const tsup = at('../../node_modules/tsup/dist/cli-default.js');
run(tsup, 'bench/search/main.ts', '--out-dir', 'dist/bench', ...settings);
run('--expose-gc', at('../dist/bench/main.js'), ...process.argv.slice(2));
