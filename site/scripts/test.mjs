import { requireNode } from './lib/node-version.mjs';

requireNode();

const { createStopwatch } = await import('./lib/stopwatch.mjs');
const tellStage = createStopwatch();
const { prepare } = await import('./lib/prepare.mjs');
await prepare();
tellStage('install and build');

const { bin, run } = await import('./lib/run.mjs');
const { runChecks, staticChecks } = await import('./lib/checks.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');

const failed = await runChecks(staticChecks);
tellStage('static checks');

// Far more than each takes: nothing that hangs keeps what comes after it from being told.
const unitMinutes = 25;
const endToEndMinutes = 40;

const unit = await run(bin('vitest', ['run']), { inherit: true, minutes: unitMinutes });
if (unit.code !== 0) failed.push('unit tests');
tellStage('unit tests');

try {
  const env = { CHROMIUM_PATH: await ensureBrowser() };
  const endToEnd = await run(bin('playwright', ['test']), {
    env,
    inherit: true,
    minutes: endToEndMinutes,
  });
  if (endToEnd.code !== 0) failed.push('end-to-end tests');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed.push('end-to-end tests');
}

tellStage('end-to-end tests');

if (failed.length > 0) {
  console.error(`失败 · Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('✓ 全部通过 · Everything passed');
}
