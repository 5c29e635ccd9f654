import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { isFullSweep } from './sweep';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Experimental in axe: label in name (WCAG 2.5.3). */
const labelInName = 'label-content-name-mismatch';
/** Rules whose result depends on colours and text size; the others read structure and names only. */
const displayRules = ['color-contrast', 'link-in-text-block', 'target-size', labelInName];

const rulesBySet = {
  all: { runOnly: { type: 'tag', values: tags }, rules: { [labelInName]: { enabled: true } } },
  structure: {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(displayRules.map((rule) => [rule, { enabled: false }])),
  },
  display: { runOnly: { type: 'rule', values: displayRules } },
} as const;

/** Header and footer of the site, which the crawl checks in every area, language and display mode. */
export const pageFrame = ':is(header, footer):not(main *)';

/** Rows of long lists after the eighth: equal but for their data. A full sweep checks them too. */
const furtherRows = 'main :is(ul, ol, tbody) > :nth-child(n + 9), main article:nth-of-type(n + 9)';

interface Scope {
  /** Selector of the part that is checked; default: the whole page. Leaves out the rules for whole pages. */
  include?: string;
  /** Selector of parts that are not checked. */
  exclude?: string;
  /** `display` checks colours, sizes and labels only, `structure` all else; default `all`. */
  rules?: keyof typeof rulesBySet;
}

/** Violations of WCAG 2.2 AA and of axe's best practices, as `rule: mark-up of the first element`. */
export async function findViolations(
  page: Pick<Page, 'evaluate'>,
  scope: Scope = {},
): Promise<string[]> {
  const { include, exclude, rules = 'all' } = scope;
  // Rules for whole pages are left out as soon as a part is excluded.
  const leavesOutRows = !isFullSweep && (rules === 'display' || exclude);
  const excluded = [exclude, leavesOutRows && furtherRows].filter(Boolean).join(', ');
  // The source has half a megabyte: it is sent once to each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ included, excluded, options }) => {
      const { violations } = await window.axe.run(
        { include: included ?? document, exclude: excluded ?? [] },
        options as axe.RunOptions,
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    {
      included: include,
      excluded: excluded || undefined,
      options: { ...rulesBySet[rules], resultTypes: ['violations'] },
    },
  );
}

interface AccessibleScope extends Omit<Scope, 'rules'> {
  /** Of a test that runs in both: Chinese is checked in light, English in dark, both in both in a full sweep. */
  language?: 'zh' | 'en';
}

const colorSchemes = { zh: ['light'], en: ['dark'], all: ['light', 'dark'] } as const;

/** Asserts that axe finds nothing in light and in dark, and one `h1` on a whole page. */
export async function expectAccessible(
  page: Page,
  { language, ...scope }: AccessibleScope = {},
): Promise<void> {
  const schemes = colorSchemes[(!isFullSweep && language) || 'all'];
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = index === 0 ? 'all' : 'display';
    expect(await findViolations(page, { ...scope, rules }), colorScheme).toEqual([]);
  }
  if (!scope.include) await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
