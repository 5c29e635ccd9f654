import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();

// The toolbar on host pages in quirks mode, and the site's main journeys in the oldest supported browser.
const { bin, run } = await import('./lib/run.mjs');
const { ensureTestBrowsers } = await import('./lib/browser.mjs');
const projects = ['--project=toolbar-quirks', '--project=site-109'];
await ensureTestBrowsers();
const { code } = await run(bin('playwright', ['test', ...projects, ...process.argv.slice(2)]), {
  inherit: true,
});
process.exitCode = code;
