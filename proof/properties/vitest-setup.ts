import { expect } from 'vitest';
import { appendFileSync } from 'node:fs';
import { configureProperties } from './configure-properties';

const { PROPERTY_LOG = '' } = process.env;

configureProperties((cases) => {
  const { testPath: file, currentTestName: test } = expect.getState();
  appendFileSync(PROPERTY_LOG, `${JSON.stringify({ file, test, cases })}\n`);
});
