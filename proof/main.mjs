import { parseArgs } from 'node:util';
import { requireNode } from '../site/scripts/lib/node-version.mjs';

requireNode();

const { prepare } = await import('../site/scripts/lib/prepare.mjs');
await prepare();
const { parts } = await import('./parts.mjs');
const { formatReport } = await import('./report.mjs');

/**
 * `npm run test:proof [-- PARTS] [--seed NUMBER] [--cases NUMBER]`: shows what the documentation claims, and prints a table a
 * part. Without names all parts run. The seed repeats the generated cases of an earlier run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    cases: { type: 'string', default: '10000' },
  },
});
const seed = Number(values.seed);
const cases = Number(values.cases);
if (!Number.isSafeInteger(seed)) throw new Error(`--seed ${values.seed} is not an integer.`);
if (!(cases > 0)) throw new Error(`--cases ${values.cases} is not a number above 0.`);
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
}

for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const start = performance.now();
  const rows = await run({ seed, cases });
  const minutes = (performance.now() - start) / 60_000;
  console.log(formatReport({ name, seed, minutes, rows }));
  if (rows.some(({ isProved }) => !isProved)) process.exitCode = 1;
}
