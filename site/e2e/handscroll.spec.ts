import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { scrollUntilVisible, waitUntilStill } from './scroll';
import { test } from './shared-page';

/** Scrolls the home page down to the handscroll, which loads lazily. */
async function scrollToHandscroll(page: Page, address = '/') {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scroll = page.getByRole('region', { name: /长卷，可左右移动|Handscroll, moves sideways/ });
  await scrollUntilVisible(page, scroll);
  await scroll.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect
    .poll(() => scroll.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1_000);
  const scrollOffset = () => scroll.evaluate((element) => Math.abs(element.scrollLeft));
  return { scroll, scrollOffset };
}

test('handscroll chunk is not requested while the handscroll is out of view', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('handscroll'))).toEqual([]);
});

test('handscroll starts at its right end, and buttons and passage links scroll it', async ({
  page,
}) => {
  const { scrollOffset } = await scrollToHandscroll(page, '/en/');
  expect(await scrollOffset()).toBe(0);
  await page.getByRole('button', { name: 'Unroll further' }).click();
  await expect.poll(scrollOffset).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Roll back' }).click();
  await expect.poll(scrollOffset).toBeLessThan(5);
  await page.getByRole('button', { name: 'Hills in mist' }).click();
  await expect.poll(scrollOffset).toBeGreaterThan(1_200);
});

test('handscroll scrolls with arrow keys and by dragging', async ({ page }) => {
  const { scroll, scrollOffset } = await scrollToHandscroll(page);
  await scroll.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
  await expect.poll(scrollOffset).toBeGreaterThan(60);
  await waitUntilStill(page, async () => [await scroll.boundingBox(), await scrollOffset()]);
  const before = await scrollOffset();
  const box = await scroll.boundingBox();
  const x = (box?.x ?? 0) + 300;
  const y = (box?.y ?? 0) + 100;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(scrollOffset).toBeGreaterThan(before + 150);
});

test('wheel over the handscroll scrolls it, and at its end the page', async ({ page }) => {
  const { scroll, scrollOffset } = await scrollToHandscroll(page);
  const top = () => page.evaluate(() => window.scrollY);
  await waitUntilStill(page, top);
  const box = await scroll.boundingBox();
  const x = (box?.x ?? 0) + 400;
  const y = (box?.y ?? 0) + 150;
  await page.mouse.move(x, y);
  await page.mouse.move(x + 6, y + 4);
  const pageBefore = await top();
  await page.mouse.wheel(0, 200);
  await expect.poll(scrollOffset).toBeGreaterThan(150);
  expect(await top()).toBe(pageBefore);

  // At the end of the handscroll the wheel scrolls the page.
  await scroll.evaluate((element) => {
    element.scrollLeft = -element.scrollWidth;
  });
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBeGreaterThan(pageBefore + 50);
});
