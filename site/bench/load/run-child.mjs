import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ times: number[], failures: Record<string, number>, acknowledged: string[] }} Visits
 */

/**
 * How long, and how many visitors.
 * @typedef {{ seconds: string, visitors: string }} Length
 */

/**
 * Runs a program of this folder and resolves to what it sends.
 * @param {string} name
 * @param {Record<string, string>} env
 * @returns {Promise<any>}
 */
function runChild(name, env) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(name, import.meta.url)), {
      env: { ...process.env, ...env },
    });
    /** @type {unknown} */
    let result;
    child.on('message', (message) => (result = message));
    // A long result may be read after the exit of its process, but never after the end of the channel.
    child.on('disconnect', () => {
      if (result) resolve(result);
      else reject(new Error(`${name} has ended without a result`));
    });
  });
}

/**
 * The ordinary visitors.
 * @param {string} origin
 * @param {Record<string, string>} subjects
 * @param {Length} length
 * @returns {Promise<Visits>}
 */
export const runVisitors = (origin, subjects, length) =>
  runChild('visitors.mjs', { origin, ...subjects, ...length });

/**
 * An abuser of a kind beside them; resolves to the answers that it got.
 * @param {string} origin
 * @param {string} kind
 * @param {Length} length
 * @returns {Promise<Record<string, number>>}
 */
export const runAbuser = (origin, kind, length) =>
  runChild('abusers.mjs', { origin, kind, ...length });
