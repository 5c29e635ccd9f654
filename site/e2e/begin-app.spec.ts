import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Less than the app's patience with a picture, which is 2500 ms. */
const briefly = 2000;

/**
 * Keeps pictures from coming, and tells which of the app's scripts have been asked for. The page's clock
 * stands: on a busy machine the app's patience would end before the test has looked.
 */
async function openWithoutPicture(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(vendor|early|index)-.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.route(/\/media\//, () => undefined);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.ahead').getByRole('heading', { level: 1 })).not.toBeEmpty();
  await page.clock.runFor(briefly);
  return scripts;
}

for (const address of ['/', '/#/Collection/ExcellentCollection/yuanding']) {
  test(`${address} leaves the line to its first picture, and goes on without it in the end`, async ({
    page,
  }) => {
    expect(await openWithoutPicture(page, address)).toEqual([]);
    await page.clock.resume();
    await expect(page.locator('.ahead')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  });
}

for (const [sign, act] of [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['the pointer', (page: Page) => page.mouse.move(200, 200)],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 100)],
] as const) {
  test(`${sign} brings the app at once`, async ({ page }) => {
    const scripts = await openWithoutPicture(page, '/#/Collection/ExcellentCollection/yuanding');
    await act(page);
    await expect.poll(() => scripts.length).toBe(3);
  });
}
