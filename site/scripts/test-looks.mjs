// Whether every page kind still looks as it did: `npm run test:looks`. With `-- --update` the looks
// of today become the references; look at them before they are committed.
import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();

const { bin, run } = await import('./lib/run.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');

const { code } = await run(bin('playwright', ['test', '--project=looks']), {
  env: {
    CHROMIUM_PATH: await ensureBrowser(),
    E2E_PACKS: 'demo',
    LOOKS: process.argv.includes('--update') ? 'update' : 'compare',
  },
  inherit: true,
});
process.exitCode = code;
