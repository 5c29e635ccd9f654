import { runCrashes } from './crash/run.mjs';
import { foldRows } from './fold-rows.mjs';
import { runLoad } from './load/run.mjs';
import { runProperties } from './properties/run.mjs';
import { runBrowserPart } from './run-browser-part.mjs';
import { runStranger } from './stranger/run.mjs';
import { runSweep } from './sweep/run.mjs';

/**
 * A claim and what its run has shown.
 * @typedef {object} ProofRow
 * @property {string} claim
 * @property {string} measured
 * @property {boolean} isProved
 */

/** @typedef {(options: { seed: number, cases: number }) => Promise<ProofRow[]>} ProofPart */

/** The parts of `npm run test:proof` by name, in their order. @type {Readonly<Record<string, ProofPart>>} */
export const parts = {
  properties: runProperties,
  sweep: runSweep,
  load: runLoad,
  crash: runCrashes,
  faults: () => runBrowserPart('faults', { museum: {} }),
  hostile: () =>
    runBrowserPart('hostile', {
      museum: { PUBLIC_ORIGIN: 'https://museum.example' },
      workers: 1,
    }),
  toolbar: async ({ seed }) =>
    foldRows(
      await runBrowserPart('toolbar', { env: { PROOF_SEED: String(seed) } }),
      'random walks with the toolbar leave mark-up, listeners and memory of published pages',
    ),
  stranger: runStranger,
};
