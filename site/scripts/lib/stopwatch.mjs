/** Gives what prints how long each stage took: call it at each stage's end. */
export function createStopwatch() {
  let since = Date.now();
  return (/** @type {string} */ stage) => {
    const now = Date.now();
    console.log(`⏱ ${stage}: ${Math.round((now - since) / 1000)} s`);
    since = now;
  };
}
