/** @typedef {import('./parts.mjs').ProofRow} ProofRow */

/**
 * The rows of equal tests as one, beside those that failed.
 * @param {readonly ProofRow[]} rows one for each page
 * @param {string} claim of all
 * @returns {[ProofRow, ...ProofRow[]]}
 */
export function foldRows(rows, claim) {
  const failed = rows.filter(({ isProved }) => !isProved);
  const measured = `${rows.length - failed.length} of ${rows.length} pages`;
  return [{ claim, measured, isProved: failed.length === 0 }, ...failed];
}
