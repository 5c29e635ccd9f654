import { startPostgres } from '../../site/scripts/lib/postgres.mjs';
import { failedRow } from '../run-browser-part.mjs';
import { runUnitTests } from '../run-unit-tests.mjs';

/** 300 kills of the service, of imports and of restores, 50 power cuts and 100 restarts of PostgreSQL. */
const numbers = {
  DURABILITY_KILLS: '200',
  DURABILITY_RATING_KILLS: '20',
  DURABILITY_IMPORTS: '40',
  DURABILITY_RESTORES: '40',
  DURABILITY_MIGRATIONS: '20',
  DURABILITY_CUTS: '50',
  DURABILITY_RESTARTS: '100',
};

/**
 * Ends programs, the power and databases in the middle of writes.
 * @type {import('../parts.mjs').ProofPart}
 */
export async function runCrashes({ seed }) {
  const { url, stop } = await startPostgres();
  try {
    const { code, tests } = await runUnitTests(
      ['--project', 'service', 'site/server/db/durability'],
      {
        ...numbers,
        DURABILITY_SEED: String(seed),
        TEST_DATABASE_URL: url,
      },
    );
    const rows = tests.map(({ name, status, seconds }) => ({
      claim: name,
      measured: `${seconds} s`,
      isProved: status === 'passed',
    }));
    return code === 0 ? rows : [...rows, failedRow('all tests of durability pass')];
  } finally {
    await stop();
  }
}
