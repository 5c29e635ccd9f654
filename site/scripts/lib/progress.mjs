/**
 * Says what is being done and how long it took; while it takes over a second a terminal sees it count.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(label, work) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const live = process.stdout.isTTY;
  console.log(`… ${label}`);
  const ticking = setInterval(() => live && process.stdout.write(`\r  ${seconds()} s `), 1000);
  try {
    const result = await work();
    clearInterval(ticking);
    console.log(`${live ? '\r' : ''}✓ ${label} (${seconds()} s)`);
    return result;
  } catch (error) {
    clearInterval(ticking);
    console.log(`${live ? '\r' : ''}✗ ${label} (${seconds()} s)`);
    throw error;
  }
}
