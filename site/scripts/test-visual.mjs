// Visual regression test: `npm run test:visual`. With `-- --update` the current screenshots become the references;
// review them before committing.
import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();

const { bin, run } = await import('./lib/run.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');

const { code } = await run(bin('playwright', ['test', '--project=visual']), {
  env: {
    CHROMIUM_PATH: await ensureBrowser(),
    E2E_PACKS: 'demo',
    VISUAL: process.argv.includes('--update') ? 'update' : 'compare',
  },
  inherit: true,
});
process.exitCode = code;
