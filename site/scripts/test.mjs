import { requireNode } from './lib/node-version.mjs';

requireNode();

const { createStageTimer } = await import('./lib/stopwatch.mjs');
const reportStage = createStageTimer();
const { prepare } = await import('./lib/prepare.mjs');
await prepare();
reportStage('install and build');

const { bin, run } = await import('./lib/run.mjs');
const { runChecks, staticChecks } = await import('./lib/checks.mjs');
const { ensureTestBrowsers } = await import('./lib/browser.mjs');

const failed = await runChecks(staticChecks);
reportStage('static checks');

const isFull = process.argv.includes('--full');

// Generous time-outs: a stage that hangs must not prevent the report of the following ones.
const unitMinutes = 25;
const endToEndMinutes = isFull ? 75 : 55;

const unit = await run(bin('vitest', ['run']), { inherit: true, minutes: unitMinutes });
if (unit.code !== 0) failed.push('unit tests');
reportStage('unit tests');

try {
  await ensureTestBrowsers();
  const env = { E2E_SWEEP: isFull ? 'full' : 'kinds' };
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

reportStage('end-to-end tests');

if (failed.length > 0) {
  console.error(`失败 · Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('✓ 全部通过 · Everything passed');
}
