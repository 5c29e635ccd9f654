import { startEmbedded, startServer } from '../../site/bench/load/targets.mjs';
import { soak } from './soak.mjs';

/** Minutes of a run. */
const minutes = Number(process.env.PROOF_SOAK_MINUTES ?? 30);

/**
 * Visitors for half an hour on one kind of database, while the content changes. `npm run bench:load` measures the abusers.
 * @param {'server' | 'embedded'} database
 * @returns {Promise<import('../parts.mjs').ProofRow[]>}
 */
export async function runLoad(database) {
  const target = await (database === 'server' ? startServer() : startEmbedded());
  try {
    return await soak(target, minutes);
  } finally {
    await target.stop();
  }
}
