import { durabilityNumbers } from '../../site/scripts/lib/durability-numbers.mjs';
import { startPostgres } from '../../site/scripts/lib/postgres.mjs';
import { failedRow } from '../run-browser-part.mjs';
import { runUnitTests } from '../run-unit-tests.mjs';

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
        ...durabilityNumbers,
        DURABILITY_SEED: String(seed),
        TEST_DATABASE_URL: url,
      },
    );
    const rows = tests.map(({ name, status, seconds, measured }) => ({
      claim: name,
      measured: [measured, `${seconds} s`].filter(Boolean).join(', '),
      isProved: status === 'passed',
    }));
    return code === 0 ? rows : [...rows, failedRow('all tests of durability pass')];
  } finally {
    await stop();
  }
}
