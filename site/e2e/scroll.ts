import type { Locator, Page } from '@playwright/test';
import { expect, waitFrames } from './fixtures';

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

/**
 * Waits until a value is the same for twelve frames, such as the position of a part: keys, focus and parts that load scroll
 * a page, and begin late where the machine is busy.
 */
export const waitUntilStill = (page: Page, read: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    const before = await read();
    await waitFrames(page, 12);
    expect(await read()).toEqual(before);
  }).toPass();
