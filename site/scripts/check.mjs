import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();

const { runChecks, staticChecks } = await import('./lib/checks.mjs');
const failed = await runChecks(staticChecks);
if (failed.length > 0) {
  console.error(`失败 · Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
