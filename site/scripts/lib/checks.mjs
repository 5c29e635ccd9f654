import { root } from './paths.mjs';
import { bin, run } from './run.mjs';

/** @typedef {{ name: string, command: string[] }} Check */

const gate = (/** @type {string} */ name) => [process.execPath, `site/scripts/gates/${name}.mjs`];

/** The compiler in Go; tsup needs the one in JavaScript, whose program has the same name. */
const compiler = [process.execPath, `${root}node_modules/typescript7/bin/tsc`];

/** Checks that do not run the product, the longest first. @type {Check[]} */
export const staticChecks = [
  { name: 'lint', command: bin('oxlint', []) },
  { name: 'browser support', command: bin('eslint', ['--max-warnings', '0', '--cache', '.']) },
  { name: 'types', command: [...compiler, '--noEmit', '-p', '.'] },
  {
    name: 'styles',
    command: bin('stylelint', [
      '--max-warnings',
      '0',
      'site/{app,desk,user-centre}/**/*.{css,ts,tsx}',
    ]),
  },
  { name: 'format', command: bin('prettier', ['--check', '--log-level', 'warn', '.']) },
  {
    name: 'imports',
    command: bin('depcruise', [
      '--config',
      '.dependency-cruiser.cjs',
      'site',
      'widget/src',
      'proof',
    ]),
  },
  { name: 'folder cycles', command: gate('folder-cycles') },
  { name: 'dead code', command: bin('knip', []) },
  { name: 'package', command: bin('publint', ['widget']) },
  {
    name: 'package types',
    command: bin('attw', ['--pack', 'widget', '--profile', 'esm-only', '--quiet']),
  },
  { name: 'package files', command: gate('toolbar-package') },
  { name: 'file length', command: gate('file-length') },
  { name: 'paths in docs', command: gate('doc-paths') },
  { name: 'bundle budgets', command: gate('bundle-budgets') },
];

/**
 * Runs one check. Prints the output of gates always, of other checks on failure.
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
 * Runs the checks, two at a time, and returns the names of the failed ones.
 * @param {Check[]} checks
 */
export async function runChecks(checks) {
  const queue = [...checks];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!(await report(check))) failed.push(check.name);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}
