import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Experimental in axe: label in name (WCAG 2.5.3). */
const labelInName = 'label-content-name-mismatch';
/** Rules whose result depends on colours and text size; the others read structure and names only. */
const displayRules = ['color-contrast', 'link-in-text-block', 'target-size', labelInName];

interface Scope {
  /** Selector of the part that is checked; default: the whole page. */
  include?: string;
  /** `display` checks colours, sizes and labels only; default `all`. */
  rules?: 'all' | 'display';
}

/** Violations of WCAG 2.2 AA and of axe's best practices, as `rule: mark-up of the first element`. */
export async function findViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  // Otherwise each run opens a blank page for the results of cross-origin frames, which no page has.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(
    scope.rules === 'display'
      ? { runOnly: { type: 'rule', values: displayRules } }
      : {
          runOnly: { type: 'tag', values: tags },
          rules: { [labelInName]: { enabled: true } },
        },
  );
  if (scope.include) axe.include(scope.include);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Asserts that axe finds nothing in light and in dark, and one `h1` on a whole page. */
export async function expectAccessible(
  page: Page,
  scope: Omit<Scope, 'rules'> = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'light' ? 'all' : 'display';
    expect(await findViolations(page, { ...scope, rules }), colorScheme).toEqual([]);
  }
  if (!scope.include) await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
