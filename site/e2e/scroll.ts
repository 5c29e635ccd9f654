import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Scrolls down with the wheel, step by step as a reader does, until `condition` holds: parts load when they are near.
 * At the end of the page it begins again at the top, for parts that were passed before the page noticed.
 */
export async function scrollUntil(page: Page, condition: () => Promise<void>): Promise<void> {
  await page.mouse.move(640, 400);
  await expect(async () => {
    await page.evaluate(() => {
      if (scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1) {
        scrollTo({ top: 0, behavior: 'instant' });
      }
    });
    await page.mouse.wheel(0, 600);
    await condition();
  }).toPass({ intervals: [20] });
}

/** Scrolls down until a part that loads lazily is visible. */
export const scrollUntilVisible = (page: Page, part: Locator): Promise<void> =>
  scrollUntil(page, () => expect(part).toBeVisible({ timeout: 60 }));
