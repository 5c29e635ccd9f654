/** Returns a function that prints the duration of a stage; call it at the end of each stage. */
export function createStageTimer() {
  let since = Date.now();
  return (/** @type {string} */ stage) => {
    const now = Date.now();
    console.log(`⏱ ${stage}: ${Math.round((now - since) / 1000)} s`);
    since = now;
  };
}
