import { abusers } from '../../site/bench/load/measure.mjs';
import { startTarget } from '../../site/bench/load/targets.mjs';
import { measureAbusers } from './measure-abusers.mjs';
import { soak } from './soak.mjs';

/** Minutes of a run of visitors, and seconds beside each abuser. */
const minutes = Number(process.env.PROOF_SOAK_MINUTES ?? 30);
const seconds = minutes * 10;

/** @typedef {'server' | 'embedded'} Database */

/**
 * Visitors for half an hour on one kind of database, while the content changes.
 * @param {Database} database
 * @returns {Promise<import('../parts.mjs').ProofRow[]>}
 */
export const runLoad = (database) => runOn(database, (target) => soak(target, minutes));

/**
 * Visitors on one kind of database beside abusers, five minutes each.
 * @param {Database} database
 * @param {keyof typeof abusers} group
 * @returns {Promise<import('../parts.mjs').ProofRow[]>}
 */
export const runAbusers = (database, group) =>
  runOn(database, (target) => measureAbusers(target, abusers[group], seconds));

/**
 * @template T
 * @param {Database} database
 * @param {(target: import('../../site/bench/load/targets.mjs').Target) => Promise<T>} measure
 */
async function runOn(database, measure) {
  const target = await startTarget(database);
  try {
    return await measure(target);
  } finally {
    await target.stop();
  }
}
