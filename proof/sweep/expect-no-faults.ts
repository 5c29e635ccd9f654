import { expect } from '@playwright/test';
import { noteMeasured } from '../measured';

/** Faults that a row of the table names. */
const namedFaults = 3;

/** Notes what a page has shown for its row, and asserts that it had no fault. */
export function expectNoFaults(faults: readonly string[], states: number): void {
  const named = faults.slice(0, namedFaults).map((fault) => fault.trim());
  noteMeasured([`${states} states`, ...named].join('; '));
  expect(faults).toEqual([]);
}
