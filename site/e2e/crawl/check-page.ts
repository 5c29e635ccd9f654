import type { Page } from '@playwright/test';
import type { Route } from '../../contract/shared/routes';
import { findViolations } from '../axe';
import type { TreeNode } from '../category-tree';
import { expect } from '../fixtures';
import { unmarkedLanguage } from '../html/unmarked-language';
import { htmlErrors } from '../html/validate';
import { expectContent } from './expected-content';
import { expectLocation } from './expect-location';
import { hasFullCheck, withMode, modesOf } from './display-modes';

const desktop = { width: 1280, height: 900 };

export interface VisitedPage {
  route: Route;
  language: 'zh' | 'en';
  /** Flat category list of the site. */
  tree: readonly TreeNode[];
}

/** Waits for the hash, the heading and the end of loading. */
export async function waitForPage(page: Page, hash: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Asserts focused heading, content, location, valid HTML, no axe violation and no horizontal scrolling. */
export async function checkPage(page: Page, name: string, visited: VisitedPage): Promise<void> {
  const { route, language, tree } = visited;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, `${name}: one h1`).toHaveCount(1);
  await expect(heading, `${name}: focus moved`).toBeFocused();
  await expect(
    page.locator('main :is([data-state=failed], [data-state=empty])'),
    `${name}: nothing empty or failed`,
  ).toHaveCount(0);
  await expectContent(page, route);
  await expectLocation(page, language, tree, route);
  const html = await page.content();
  expect.soft(await htmlErrors(html), `${name}: valid HTML`).toEqual([]);
  expect.soft(unmarkedLanguage(html, language), `${name}: languages are marked`).toEqual([]);

  for (const [index, mode] of modesOf(route, language).entries()) {
    // Structure and names are the same in every mode, and in both languages of a route.
    const rules = index === 0 && hasFullCheck(route, language) ? 'all' : 'display';
    await withMode(page, mode, async () => {
      const found = await findViolations(page, { rules });
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
