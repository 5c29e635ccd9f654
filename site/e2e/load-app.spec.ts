import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Milliseconds; the app starts without its first picture after 2500 ms. */
const beforeTimeout = 2000;

/**
 * Blocks pictures and returns the URLs of the app's scripts as they are requested. The page's clock is
 * paused: on a slow machine the 2500 ms would pass before the check.
 */
async function openWithPendingPicture(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(vendor|preload|index)-.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.route(/\/media\//, () => undefined);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.prerendered').getByRole('heading', { level: 1 })).not.toBeEmpty();
  await page.clock.runFor(beforeTimeout);
  return scripts;
}

for (const address of ['/', '/#/Collection/ExcellentCollection/yuanding']) {
  test(`${address} requests no app script while its first picture is pending, and starts the app after the timeout`, async ({
    page,
  }) => {
    expect(await openWithPendingPicture(page, address)).toEqual([]);
    await page.clock.resume();
    await expect(page.locator('.prerendered')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  });
}

for (const [input, act] of [
  ['a key press', (page: Page) => page.keyboard.press('Tab')],
  ['a pointer movement', (page: Page) => page.mouse.move(200, 200)],
  ['a wheel event', (page: Page) => page.mouse.wheel(0, 100)],
] as const) {
  test(`${input} starts the app while the first picture is pending`, async ({ page }) => {
    const scripts = await openWithPendingPicture(
      page,
      '/#/Collection/ExcellentCollection/yuanding',
    );
    await act(page);
    await expect.poll(() => scripts.length).toBe(3);
  });
}
