import { test, type Page } from '@playwright/test';
import type fc from 'fast-check';
import { given } from './configure-properties';

/** Cases of one test: Playwright keeps every call of a test, and each takes longer the more it has. */
const casesPerRun = 500;

/** The part of a property that a test checks. */
type Run = Pick<fc.Parameters<unknown>, 'seed' | 'numRuns'>;

/** Declares the tests of a property, which `fold-runs.mjs` makes one row of; each has cases of its own. */
export function testInRuns(claim: string, check: (page: Page, run: Run) => Promise<void>): void {
  const { cases, seed } = given;
  for (let first = 0; first < cases; first += casesPerRun) {
    test(`${claim}, from case ${first + 1}`, ({ page }) =>
      check(page, {
        seed: seed + first,
        numRuns: Math.min(casesPerRun, cases - first),
      }));
  }
}
