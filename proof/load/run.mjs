import { startEmbedded, startServer } from '../../site/bench/load/targets.mjs';
import { soak } from './soak.mjs';

/** Minutes of each of the two runs. */
const minutes = Number(process.env.PROOF_SOAK_MINUTES ?? 30);

/**
 * Visitors for half an hour, while the content changes, on both databases. `npm run bench:load` measures the abusers.
 * @type {import('../parts.mjs').ProofPart}
 */
export async function runLoad() {
  /** @type {import('../parts.mjs').ProofRow[]} */
  const rows = [];
  for (const start of [startServer, startEmbedded]) {
    const target = await start();
    try {
      rows.push(...(await soak(target, minutes)));
    } finally {
      await target.stop();
    }
  }
  return rows;
}
