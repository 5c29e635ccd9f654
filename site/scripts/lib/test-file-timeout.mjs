import { afterAll, beforeAll, expect } from 'vitest';
import { endWatch, watchTestFile } from './test-watchdog.mjs';

// Setup file of all unit tests.
beforeAll(() => watchTestFile(expect.getState().testPath));
afterAll(endWatch);
