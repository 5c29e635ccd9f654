import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const desktop = { width: 1280, height: 900 };

/** Waits until the page has come with all it loads. */
export async function arrive(page: Page, hash: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** What every page owes its visitors: a heading with focus, content of its own, no fault, 320 px. */
export async function checkPage(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, `${name}: one h1`).toHaveCount(1);
  await expect(heading, `${name}: focus moved`).toBeFocused();
  const main = page.locator('main');
  await expect(main.locator('[data-state]'), `${name}: nothing empty or failed`).toHaveCount(0);
  const length = async () => (await main.innerText()).replace(/\s+/g, '').length;
  await expect.poll(length, `${name}: real content`).toBeGreaterThan(40);

  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html}`);
  expect.soft(found).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize(desktop);
  expect.soft(overflow, `${name}: no sideways scroll at 320 px`).toBeLessThanOrEqual(0);
}
