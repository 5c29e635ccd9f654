import { Worker } from 'node:worker_threads';

const timeoutMs = Number(process.env.TEST_FILE_MINUTES ?? 12) * 60_000;

/** Runs in a worker thread: an endless loop blocks the event loop, and with it Vitest’s own time-outs. */
const source = `
const { parentPort, workerData: timeoutMs } = require('node:worker_threads');
let timer;
parentPort.on('message', (file) => {
  clearTimeout(timer);
  if (file === undefined) return;
  timer = setTimeout(() => {
    require('node:fs').writeSync(2, file + ' did not end within ' + timeoutMs / 60_000 + ' minutes\\n');
    process.kill(process.pid, 'SIGKILL');
  }, timeoutMs);
});`;

/** Shared by the test files of a process: many run for less time than a thread takes to start. @type {Worker | undefined} */
let thread;

/**
 * Kills the process unless the watch ends within 12 minutes.
 * @param {string | undefined} file
 */
export function watchTestFile(file) {
  if (!thread) {
    thread = new Worker(source, { eval: true, execArgv: [], workerData: timeoutMs });
    thread.unref();
  }
  thread.postMessage(file);
}

export function endWatch() {
  thread?.postMessage(undefined);
}
