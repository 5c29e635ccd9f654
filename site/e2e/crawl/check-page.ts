import type { Page } from '@playwright/test';
import type { Route } from '../../contract/shared/routes';
import { findViolations, pageFrame } from '../axe';
import type { TreeNode } from '../category-tree';
import { expect, waitForNone } from '../fixtures';
import { unmarkedLanguage } from '../html/unmarked-language';
import { htmlErrors } from '../html/validate';
import { expectContent } from './expected-content';
import { expectLocation } from './expect-location';
import { modesOf, structureCheckOf, withMode, type DisplayMode } from './display-modes';

const desktop = { width: 1280, height: 900 };

export interface VisitedPage {
  route: Route;
  language: 'zh' | 'en';
  /** Flat category list of the site. */
  tree: readonly TreeNode[];
  /** Display modes in which header and footer, the same on every page of an area, have been checked. */
  framesChecked: Set<DisplayMode>;
}

/** Waits for the hash, the heading and the end of loading. */
export async function waitForPage(page: Page, hash: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await waitForNone(page, 'main [aria-busy="true"]');
}

/** Asserts focused heading, content, location, no horizontal scrolling, and the checks of its kind and language. */
export async function checkPage(page: Page, name: string, visited: VisitedPage): Promise<void> {
  const { route, language, tree, framesChecked } = visited;
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
  expect.soft(unmarkedLanguage(html, language), `${name}: languages are marked`).toEqual([]);

  // Elements and names are the same in every mode, and in both languages of a route.
  const structureCheck = structureCheckOf(route, language);
  if (structureCheck === 'axe') {
    const found = await findViolations(page, { rules: 'structure' });
    expect.soft(found, `${name}, structure`).toEqual([]);
  }
  if (structureCheck === 'validator') {
    expect.soft(await htmlErrors(html), `${name}: valid HTML`).toEqual([]);
  }
  for (const mode of modesOf(route, language)) {
    const exclude = framesChecked.has(mode) ? pageFrame : '';
    framesChecked.add(mode);
    await withMode(page, mode, async () => {
      const found = await findViolations(page, { rules: 'display', exclude });
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
