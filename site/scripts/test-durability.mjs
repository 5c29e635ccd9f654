import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();
const { bin, run } = await import('./lib/run.mjs');

// The embedded database under hundreds of kills and 50 power cuts, and the system calls of a write.
const files = ['crash-recovery', 'power-cut', 'flushed-writes'];
const env = {
  DURABILITY_KILLS: '200',
  DURABILITY_RATING_KILLS: '20',
  DURABILITY_IMPORTS: '20',
  DURABILITY_CUTS: '50',
  DURABILITY_RESTORES: '40',
  DURABILITY_MIGRATIONS: '20',
  TEST_FILE_MINUTES: '120',
  ...process.env,
};
const { code } = await run(bin('vitest', ['run', '--project', 'service', ...files]), {
  env,
  inherit: true,
});
process.exitCode = code;
