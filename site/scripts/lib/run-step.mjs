/**
 * Prints the label and duration of a step; on a terminal also the elapsed seconds while it runs.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function runStep(label, work) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const isTerminal = process.stdout.isTTY;
  console.log(`… ${label}`);
  const ticking = setInterval(
    () => isTerminal && process.stdout.write(`\r  ${seconds()} s `),
    1000,
  );
  try {
    const result = await work();
    clearInterval(ticking);
    console.log(`${isTerminal ? '\r' : ''}✓ ${label} (${seconds()} s)`);
    return result;
  } catch (error) {
    clearInterval(ticking);
    console.log(`${isTerminal ? '\r' : ''}✗ ${label} (${seconds()} s)`);
    throw error;
  }
}
