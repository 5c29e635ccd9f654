import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Unrolls the home page down to the scroll, whose code comes by then. */
async function reach(page: Page, address = '/') {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scroll = page.getByRole('region', { name: /长卷，可左右移动|Handscroll, moves sideways/ });
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(scroll).toBeVisible({ timeout: 500 });
  }).toPass();
  await scroll.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect
    .poll(() => scroll.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1_000);
  const unrolled = () => scroll.evaluate((element) => Math.abs(element.scrollLeft));
  return { scroll, unrolled };
}

test('the scroll’s code is not fetched before the visitor comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('handscroll'))).toEqual([]);
});

test('it begins at its right end, and buttons and passages unroll it', async ({ page }) => {
  const { unrolled } = await reach(page, '/en/');
  expect(await unrolled()).toBe(0);
  await page.getByRole('button', { name: 'Unroll further' }).click();
  await expect.poll(unrolled).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Roll back' }).click();
  await expect.poll(unrolled).toBeLessThan(5);
  await page.getByRole('button', { name: 'Hills in mist' }).click();
  await expect.poll(unrolled).toBeGreaterThan(1_200);
});

test('arrow keys and drag unroll it', async ({ page }) => {
  const { scroll, unrolled } = await reach(page);
  await scroll.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
  await expect.poll(unrolled).toBeGreaterThan(60);
  const before = await unrolled();
  const box = await scroll.boundingBox();
  const x = (box?.x ?? 0) + 300;
  const y = (box?.y ?? 0) + 100;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(unrolled).toBeGreaterThan(before + 150);
});

test('the wheel moves it where the pointer means it, and never traps the page', async ({
  page,
}) => {
  const { scroll, unrolled } = await reach(page);
  const box = await scroll.boundingBox();
  const x = (box?.x ?? 0) + 400;
  const y = (box?.y ?? 0) + 150;
  await page.waitForTimeout(500);
  await page.mouse.move(x, y);
  await page.mouse.move(x + 6, y + 4);
  const top = () => page.evaluate(() => window.scrollY);
  const pageBefore = await top();
  await page.mouse.wheel(0, 200);
  await expect.poll(unrolled).toBeGreaterThan(150);
  expect(await top()).toBe(pageBefore);

  // At its end the page goes on.
  await scroll.evaluate((element) => {
    element.scrollLeft = -element.scrollWidth;
  });
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBeGreaterThan(pageBefore + 50);
});
