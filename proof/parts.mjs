import { runCrashes } from './crash/run.mjs';
import { runLoad } from './load/run.mjs';
import { runProperties } from './properties/run.mjs';
import { runBrowserPart } from './run-browser-part.mjs';
import { runStranger } from './stranger/run.mjs';

/**
 * A claim and what its run has shown.
 * @typedef {object} ProofRow
 * @property {string} claim
 * @property {string} measured
 * @property {boolean} isProved
 */

/** @typedef {(options: { seed: number, cases: number }) => Promise<ProofRow[]>} ProofPart */

/**
 * The rows of equal tests as one, beside those that failed.
 * @param {readonly ProofRow[]} rows
 * @param {string} claim of all
 * @returns {ProofRow[]}
 */
function fold(rows, claim) {
  const failed = rows.filter(({ isProved }) => !isProved);
  const measured = `${rows.length - failed.length} of ${rows.length} pages`;
  return [{ claim, measured, isProved: failed.length === 0 }, ...failed];
}

/** The parts of `npm run test:proof` by name, in their order. @type {Readonly<Record<string, ProofPart>>} */
export const parts = {
  properties: runProperties,
  sweep: async () =>
    fold(
      await runBrowserPart('sweep', { museum: {} }),
      'every page has no fault at any width, colours and text size, in both languages',
    ),
  load: runLoad,
  crash: runCrashes,
  faults: () => runBrowserPart('faults', { museum: {} }),
  hostile: () =>
    runBrowserPart('hostile', {
      museum: { PUBLIC_ORIGIN: 'https://museum.example' },
      workers: 1,
    }),
  toolbar: async ({ seed }) =>
    fold(
      await runBrowserPart('toolbar', { env: { PROOF_SEED: String(seed) } }),
      'random walks with the toolbar leave mark-up, listeners and memory of published pages',
    ),
  stranger: runStranger,
};
