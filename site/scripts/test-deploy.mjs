import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();
const { bin, run } = await import('./lib/run.mjs');

// The tests start nginx, PostgreSQL, pgbouncer and the built service; as root they install what is missing.
const { code } = await run(
  bin('vitest', ['run', 'site/scripts/deployment', '--project', 'service']),
  {
    env: { TEST_DEPLOYMENT: 'yes' },
    inherit: true,
    minutes: 20,
  },
);
process.exitCode = code;
