/**
 * Runs one attempt; an error is what it has measured.
 * @param {string} claim
 * @param {() => string | Promise<string>} attempt returns what was measured
 * @returns {Promise<import('../parts.mjs').ProofRow>}
 */
export async function prove(claim, attempt) {
  console.log(`… ${claim}`);
  try {
    const measured = await attempt();
    console.log(`✓ ${measured}`);
    return { claim, measured, isProved: true };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.log(`✗ ${text}`);
    return { claim, measured: text.replaceAll('\n', ' ').slice(0, 300), isProved: false };
  }
}

/**
 * @param {unknown} value
 * @param {string} problem
 * @throws with the problem where the value is false or missing
 */
export function assert(value, problem) {
  if (!value) throw new Error(problem);
}
