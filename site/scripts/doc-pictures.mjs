// Takes the pictures of docs/desk.md from the running product: `npm run docs:desk`. They show entry bookings of today,
// so the museum must be open and have times of entry left. Review the pictures before committing.
import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();

const { bin, run } = await import('./lib/run.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');

const { code } = await run(bin('playwright', ['test', '--project=doc-pictures']), {
  env: { CHROMIUM_PATH: await ensureBrowser(), E2E_PACKS: 'demo' },
  inherit: true,
});
process.exitCode = code;
