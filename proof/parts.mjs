import { runCrashes } from './crash/run.mjs';
import { foldRows } from './fold-rows.mjs';
import { runAbusers, runLoad } from './load/run.mjs';
import { runProperties } from './properties/run.mjs';
import { runBrowserPart } from './run-browser-part.mjs';
import { runNodeVersion } from './stranger/node-version.mjs';
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

/**
 * @param {string} file of `faults/`, without `.proof.ts`
 * @param {{ workers?: number }} [options]
 */
const runFaults = (file, options) =>
  runBrowserPart(`faults/${file}.proof.ts`, { museum: {}, ...options });

/** The parts of `npm run test:proof` by name, in their order. @type {Readonly<Record<string, ProofPart>>} */
export const parts = {
  properties: runProperties,
  sweep: runSweep,
  'load-server': () => runLoad('server'),
  'load-embedded': () => runLoad('embedded'),
  'abusers-requests-server': () => runAbusers('server', 'requests'),
  'abusers-connections-server': () => runAbusers('server', 'connections'),
  'abusers-requests-embedded': () => runAbusers('embedded', 'requests'),
  'abusers-connections-embedded': () => runAbusers('embedded', 'connections'),
  crash: runCrashes,
  answers: () => runFaults('answers'),
  forms: () => runBrowserPart('faults/sent-', { museum: {} }),
  'build-files': () => runFaults('build-files'),
  storage: () => runFaults('storage'),
  offline: () => runFaults('offline'),
  // Its tests wait for most of their time.
  clock: () => runFaults('clock', { workers: 3 }),
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
  'node-20': () => runNodeVersion(20),
  'node-22': () => runNodeVersion(22),
  'node-24': () => runNodeVersion(24),
};
