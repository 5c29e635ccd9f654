import { bin, run } from './run.mjs';

/** @typedef {{ name: string, command: string[] }} Check */

const gate = (/** @type {string} */ name) => [process.execPath, `site/scripts/gates/${name}.mjs`];

/** What can be told without running the product. @type {Check[]} */
export const staticChecks = [
  { name: 'types', command: bin('tsc', ['--noEmit', '-p', '.']) },
  { name: 'lint', command: bin('eslint', ['--max-warnings', '0', '--cache', '.']) },
  {
    name: 'styles',
    command: bin('stylelint', ['--max-warnings', '0', 'site/{app,user-centre}/**/*.{css,ts,tsx}']),
  },
  { name: 'format', command: bin('prettier', ['--check', '--log-level', 'warn', '.']) },
  {
    name: 'imports',
    command: bin('depcruise', ['--config', '.dependency-cruiser.cjs', 'site', 'widget/src']),
  },
  { name: 'dead code', command: bin('knip', []) },
  { name: 'package', command: bin('publint', ['widget']) },
  {
    name: 'package types',
    command: bin('attw', ['--pack', 'widget', '--profile', 'esm-only', '--quiet']),
  },
  { name: 'package files', command: gate('toolbar-package') },
  { name: 'file length', command: gate('file-length') },
  { name: 'bundle budgets', command: gate('bundle-budgets') },
];

/**
 * Runs one check and prints what it found: the figures of a gate always, the rest on failure.
 * @param {Check} check
 */
async function report({ name, command }) {
  const started = Date.now();
  const { code, output } = await run(command);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  const isGate = command[1]?.includes('/gates/');
  if (code !== 0 || isGate) console.log(output.trimEnd().replace(/^/gm, '  '));
  return code === 0;
}

/**
 * Runs the checks two at a time and gives the names of those that failed.
 * @param {Check[]} checks
 */
export async function runChecks(checks) {
  const waiting = [...checks];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await report(check))) failed.push(check.name);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}
