import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTestBrowsers } from '../site/scripts/lib/browser.mjs';
import { emptyDataFolder } from '../site/scripts/lib/deployment/data-folder.mjs';
import { importPack, startService } from '../site/scripts/lib/deployment/service.mjs';
import { root } from '../site/scripts/lib/paths.mjs';
import { bin, run } from '../site/scripts/lib/run.mjs';

/**
 * @typedef {object} BrowserPartOptions
 * @property {Record<string, string>} [env]
 * @property {number} [workers] default 2
 * @property {Record<string, string>} [museum] settings of the built service that runs meanwhile, with the demo museum on the embedded database; default: none runs
 */

/**
 * Runs the `*.proof.ts` files of a folder of `proof/`, or one of them, and returns a row for each of their tests.
 * @param {string} files
 * @param {BrowserPartOptions} [options]
 * @returns {Promise<import('./parts.mjs').ProofRow[]>}
 */
export async function runBrowserPart(files, { env = {}, workers = 2, museum } = {}) {
  await ensureTestBrowsers();
  const temporary = mkdtempSync(join(tmpdir(), 'yunze-proof-'));
  const log = join(temporary, 'rows.jsonl');
  const running = museum && (await startMuseum(museum));
  try {
    const reporters = `--reporter=list,${root}proof/row-reporter.mjs`;
    const command = bin('playwright', [
      ...['test', '--project=proof', `--workers=${workers}`, reporters, `proof/${files}`],
    ]);
    const { code } = await run(command, {
      env: { ...env, ...running?.env, PROOF_LOG: log },
      inherit: true,
      minutes: 45,
    });
    const rows = readRows(log);
    return code === 0 || rows.some(({ isProved }) => !isProved)
      ? rows
      : [...rows, failedRow(`the tests of proof/${files} run`)];
  } finally {
    await running?.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * The rows in the order of the tests: those of several workers end in any order.
 * @param {string} log
 * @returns {import('./parts.mjs').ProofRow[]}
 */
const readRows = (log) =>
  readLines(log)
    .map((line) => JSON.parse(line))
    .sort((one, other) => (one.place < other.place ? -1 : 1));

/** @param {Record<string, string>} more settings */
async function startMuseum(more) {
  const settings = { DATA_DIR: emptyDataFolder(), DATABASE_URL: '' };
  importPack(`${root}site/content`, settings);
  const { origin, stop } = await startService({ ...settings, ...more, LOG_LEVEL: 'fatal' });
  return { env: { PROOF_ORIGIN: origin, PROOF_DATA_DIR: settings.DATA_DIR }, stop };
}

/** @param {string} file of lines; missing where nothing was written */
export const readLines = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** The row of a program that has failed outside of its tests. @param {string} claim */
export const failedRow = (claim) => ({
  claim,
  measured: 'failed: the output is above',
  isProved: false,
});
