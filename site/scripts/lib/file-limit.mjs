import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect } from 'vitest';

const longest = Number(process.env.TEST_FILE_MINUTES ?? 12) * 60_000;

/** Runs beside the tests, because one that never gives its thread back passes over every time-out. */
const guard = `
const { workerData: { longest, file } } = require('node:worker_threads');
setTimeout(() => {
  require('node:fs').writeSync(2, file + ' did not end within ' + longest / 60_000 + ' minutes\\n');
  process.kill(process.pid, 'SIGKILL');
}, longest);`;

/** @type {Worker | undefined} */
let worker;

beforeAll(() => {
  const file = expect.getState().testPath;
  worker = new Worker(guard, { eval: true, execArgv: [], workerData: { longest, file } });
  worker.unref();
});
afterAll(() => worker?.terminate());
