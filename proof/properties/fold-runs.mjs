/** @typedef {import('../parts.mjs').ProofRow} ProofRow */

/**
 * The rows of the runs of each property as one: equal numbers that they have measured are added up.
 * @param {readonly ProofRow[]} rows of `testInRuns`
 * @returns {ProofRow[]}
 */
export function foldRuns(rows) {
  /** @type {Map<string, ProofRow[]>} */
  const runs = new Map();
  for (const row of rows) {
    const claim = row.claim.replace(/, from case \d+$/, '');
    runs.set(claim, [...(runs.get(claim) ?? []), row]);
  }
  return [...runs].map(([claim, ofClaim]) => ({
    claim,
    measured: addUp(ofClaim.flatMap(({ measured }) => measured.split(/; (?=\d)/))).join('; '),
    isProved: ofClaim.every(({ isProved }) => isProved),
  }));
}

/**
 * Adds the numbers before equal texts up.
 * @param {readonly string[]} texts such as `500 cases`
 */
function addUp(texts) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  /** @type {Set<string>} */
  const others = new Set();
  for (const text of texts) {
    const [, number, counted] = /^([\d,]+)\b(.+)$/.exec(text) ?? [];
    if (counted === undefined) others.add(text);
    else sums.set(counted, (sums.get(counted) ?? 0) + Number(number?.replaceAll(',', '')));
  }
  const added = [...sums].map(([counted, sum]) => sum.toLocaleString('en') + counted);
  return [...others, ...added];
}
