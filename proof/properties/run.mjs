import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { listFiles } from '../../site/scripts/lib/fingerprint.mjs';
import { root } from '../../site/scripts/lib/paths.mjs';
import { startPostgres } from '../../site/scripts/lib/postgres.mjs';
import { failedRow, readLines, runBrowserPart } from '../run-browser-part.mjs';
import { runUnitTests } from '../run-unit-tests.mjs';
import { foldRuns } from './fold-runs.mjs';

/** Test files that check properties. */
const findPropertyFiles = () =>
  ['site/app', 'site/contract', 'site/desk', 'site/server', 'widget/src']
    .flatMap((folder) => listFiles(root + folder))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes(`from 'fast-check'`))
    .map((file) => relative(root, file));

/** Properties that depend on the database, which are checked on PostgreSQL, too. */
const ofDatabase = ['site/server/booking/booking-model.test.ts'];

/**
 * Checks every property of the unit tests with many cases, and those that need a browser or a server.
 * @type {import('../parts.mjs').ProofPart}
 */
export async function runProperties({ seed, cases }) {
  const env = { PROPERTY_CASES: String(cases), PROPERTY_SEED: String(seed) };
  const rows = await checkProperties(findPropertyFiles(), env);
  const { url, stop } = await startPostgres();
  try {
    rows.push(
      ...(await checkProperties(ofDatabase, { ...env, TEST_DATABASE_URL: url }, ' on PostgreSQL')),
    );
  } finally {
    await stop();
  }
  return [...rows, ...foldRuns(await runBrowserPart('properties', { env }))];
}

/**
 * @param {readonly string[]} files of unit tests
 * @param {Record<string, string>} env
 * @param {string} [where] end of each claim
 */
async function checkProperties(files, env, where = '') {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-proof-'));
  const log = join(folder, 'properties.jsonl');
  try {
    const { code, tests } = await runUnitTests(files, { ...env, PROPERTY_LOG: log });
    const rows = readRows(log, tests).map((row) => ({ ...row, claim: row.claim + where }));
    if (code !== 0) rows.push(failedRow(`all tests of files with properties pass${where}`));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A row for each test with properties.
 * @param {string} log
 * @param {readonly import('../run-unit-tests.mjs').UnitTest[]} tests
 * @returns {import('../parts.mjs').ProofRow[]}
 */
function readRows(log, tests) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const line of readLines(log)) {
    const { file, test, cases } = JSON.parse(line);
    // Vitest joins the names of groups with “>” here and with a space in its report.
    const key = `${file} ${test.replaceAll(' > ', ' ')}`;
    counts.set(key, (counts.get(key) ?? 0) + cases);
  }
  return tests.flatMap(({ file, name, status, seconds }) => {
    const count = counts.get(`${file} ${name}`);
    if (count === undefined) return [];
    return {
      claim: `${name} (\`${relative(root, file)}\`)`,
      measured: `${count.toLocaleString('en')} cases${seconds > 0 ? `, ${seconds} s` : ''}`,
      isProved: status === 'passed',
    };
  });
}
