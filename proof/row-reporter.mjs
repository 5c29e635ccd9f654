import { appendFileSync } from 'node:fs';

/** Reporter of Playwright: a row of the table for each test and its place among the tests, appended to the file that `PROOF_LOG` names. */
export default class RowReporter {
  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    const { PROOF_LOG } = process.env;
    if (PROOF_LOG === undefined) return;
    const measured = result.annotations
      .filter(({ type }) => type === 'measured')
      .map(({ description }) => description);
    const isProved = result.status === 'passed';
    const { file, line } = test.location;
    const row = {
      place: `${file}:${String(line).padStart(4, '0')} ${test.title}`,
      claim: test.title,
      measured: [...(isProved ? [] : [result.status]), ...measured].join('; '),
      isProved,
    };
    appendFileSync(PROOF_LOG, `${JSON.stringify(row)}\n`);
  }

  printsToStdio() {
    return false;
  }
}
