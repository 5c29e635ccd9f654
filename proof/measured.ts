import { test } from '@playwright/test';

/** Notes what the running test has measured, for its row of the table. */
export function noteMeasured(text: string): void {
  test.info().annotations.push({ type: 'measured', description: text });
}
