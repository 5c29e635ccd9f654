import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from '../site/scripts/lib/run.mjs';

/**
 * A unit test that ran.
 * @typedef {object} UnitTest
 * @property {string} file
 * @property {string} name with the names of its groups before it
 * @property {string} status
 * @property {number} seconds
 * @property {string} [measured] what the test has noted in its `meta`
 */

/**
 * Runs unit tests, each for at most 40 minutes.
 * @param {readonly string[]} args of Vitest: files and options
 * @param {Record<string, string>} env
 * @returns {Promise<{ code: number, tests: UnitTest[] }>}
 */
export async function runUnitTests(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-proof-'));
  const report = join(folder, 'report.json');
  try {
    const command = bin('vitest', [
      ...['run', `--testTimeout=${40 * 60_000}`],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    ]);
    const { code } = await run(command, {
      env: { TEST_FILE_MINUTES: '45', ...env },
      inherit: true,
      minutes: 50,
    });
    return { code, tests: existsSync(report) ? readTests(report) : [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The tests in the order of their files, which end in any order.
 * @param {string} report of Vitest
 * @returns {UnitTest[]}
 */
function readTests(report) {
  /** @type {{ testResults: { name: string, assertionResults: { fullName: string, status: string, duration?: number, meta?: { measured?: string } }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const files = testResults.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return files.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName: name, status, duration = 0, meta }) => ({
      file,
      name,
      status,
      seconds: Math.round(duration / 1000),
      measured: meta?.measured,
    })),
  );
}
