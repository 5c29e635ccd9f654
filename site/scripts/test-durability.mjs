import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();
const { durabilityNumbers } = await import('./lib/durability-numbers.mjs');
const { bin, run } = await import('./lib/run.mjs');

// The embedded database under hundreds of kills and 50 power cuts, and the system calls of a write.
const files = ['crash-recovery', 'power-cut', 'flushed-writes'];
const env = {
  ...durabilityNumbers,
  TEST_FILE_MINUTES: '120',
  ...process.env,
};
const { code } = await run(bin('vitest', ['run', '--project', 'service', ...files]), {
  env,
  inherit: true,
});
process.exitCode = code;
