import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Route } from '../../contract/routes';
import type { TreeNode } from '../category-tree';
import { expect } from '../fixtures';
import { unmarkedLanguage } from '../html/unmarked-language';
import { htmlFaults } from '../html/validate';
import { expectContent } from './content-of';
import { expectPlace } from './expect-place';
import { inMode, modesOf } from './modes';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** `label-content-name-mismatch` is experimental in axe: label in name (WCAG 2.5.3). */
const axeOptions = {
  runOnly: { type: 'tag' as const, values: rules },
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
const desktop = { width: 1280, height: 900 };

export interface Visited {
  route: Route;
  language: 'zh' | 'en';
  /** Flat category list of the site. */
  tree: readonly TreeNode[];
}

/** Waits for the hash, the heading and the end of loading. */
export async function arrive(page: Page, hash: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Asserts focused heading, content, location, valid HTML, no axe violation and no horizontal scrolling. */
export async function checkPage(page: Page, name: string, visited: Visited): Promise<void> {
  const { route, language, tree } = visited;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, `${name}: one h1`).toHaveCount(1);
  await expect(heading, `${name}: focus moved`).toBeFocused();
  await expect(
    page.locator('main :is([data-state=failed], [data-state=empty])'),
    `${name}: nothing empty or failed`,
  ).toHaveCount(0);
  await expectContent(page, route);
  await expectPlace(page, language, tree, route);
  const html = await page.content();
  expect.soft(await htmlFaults(html), `${name}: valid HTML`).toEqual([]);
  expect.soft(unmarkedLanguage(html, language), `${name}: languages are marked`).toEqual([]);

  for (const mode of modesOf(route, language)) {
    await inMode(page, mode, async () => {
      const { violations } = await new AxeBuilder({ page }).options(axeOptions).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect.soft(found, `${name}, ${mode}`).toEqual([]);
      expect.soft(await overflow(page), `${name}, ${mode}: no horizontal scrolling`).toBe(0);
    });
  }

  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflow(page), `${name}: no horizontal scrolling at 320 px`).toBe(0);
  await page.setViewportSize(desktop);
}

/** Horizontal overflow of the page in CSS pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
