/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const startTimeoutMs = 90_000;
const stopTimeoutMs = 20_000;

/**
 * Waits until a condition holds; an error counts as not yet.
 * @param {string} what named in the error after a minute and a half
 * @param {() => Promise<boolean>} isMet
 */
export async function waitUntil(what, isMet) {
  const end = Date.now() + startTimeoutMs;
  while (!(await isMet().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Ends a process by a signal, after twenty seconds by SIGKILL.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export async function stopProcess(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(late);
}
