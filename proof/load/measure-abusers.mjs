import { measureLoad } from '../../site/bench/load/measure.mjs';

/** Bytes of a process, at most. */
const maxMemory = 700 * 2 ** 20;

/**
 * Visitors alone, then beside an abuser of each kind in turn.
 * @param {import('../../site/bench/load/targets.mjs').Target} target
 * @param {readonly string[]} kinds
 * @param {number} seconds of each part
 * @returns {Promise<import('../parts.mjs').ProofRow[]>}
 */
export async function measureAbusers(target, kinds, seconds) {
  const { name } = target;
  const length = { seconds: String(seconds), visitors: '200' };
  const { parts, acknowledged, lost } = await measureLoad(target, [undefined, ...kinds], length);
  const most = Math.max(...parts.map(({ memory }) => memory.largest));
  return [
    ...parts.map(({ abuser, requests, failed, p95, ratio, isWithin }) => ({
      claim: abuser
        ? `beside ${abuser}, the visitors’ p95 at most doubles and no request of theirs fails (${name})`
        : `no request of the visitors fails without an abuser (${name})`,
      measured: `p95 ${p95.toFixed(1)} ms, ${ratio.toFixed(2)} times that without an abuser; ${requests} requests, ${failed} failed`,
      isProved: isWithin,
    })),
    {
      claim: `beside all of them every process keeps below ${toMegabytes(maxMemory)} MB (${name})`,
      measured: `${toMegabytes(most)} MB at most`,
      isProved: most <= maxMemory,
    },
    {
      claim: `beside all of them nothing acknowledged is lost (${name})`,
      measured: `${acknowledged} forms, ${lost} lost`,
      isProved: acknowledged > 0 && lost === 0,
    },
  ];
}

const toMegabytes = (/** @type {number} */ bytes) => Math.round(bytes / 2 ** 20);
