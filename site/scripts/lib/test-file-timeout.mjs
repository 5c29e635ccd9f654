import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect } from 'vitest';

const timeoutMs = Number(process.env.TEST_FILE_MINUTES ?? 12) * 60_000;

/** Runs in a worker thread: an endless loop blocks the event loop, and with it Vitest’s own time-outs. */
const watchdog = `
const { workerData: { timeoutMs, file } } = require('node:worker_threads');
setTimeout(() => {
  require('node:fs').writeSync(2, file + ' did not end within ' + timeoutMs / 60_000 + ' minutes\\n');
  process.kill(process.pid, 'SIGKILL');
}, timeoutMs);`;

/** @type {Worker | undefined} */
let worker;

beforeAll(() => {
  const file = expect.getState().testPath;
  worker = new Worker(watchdog, { eval: true, execArgv: [], workerData: { timeoutMs, file } });
  worker.unref();
});
afterAll(() => worker?.terminate());
