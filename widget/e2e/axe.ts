import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Scope {
  include?: readonly string[];
  exclude?: readonly string[];
  /** Names of rules that are not checked. */
  withoutRules?: readonly string[];
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Violations of all rules of axe on the page and in its frames, as `rule: mark-up`. Axe's own package for Playwright
 * opens a blank page for each result.
 */
export async function findViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  const { include = [], exclude = [], withoutRules = [] } = scope;
  for (const frame of page.frames()) {
    // The source has half a megabyte: it is sent once to each document.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ({ included, excluded, off }) => {
      const options: axe.RunOptions = {
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      };
      const { violations } = await window.axe.run(
        { include: included, exclude: excluded },
        options,
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    },
    {
      included: include.length > 0 ? [...include] : [':root'],
      excluded: [...exclude],
      off: [...withoutRules],
    },
  );
}
