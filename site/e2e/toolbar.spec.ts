import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const toolbar = '[data-a11y-toolbar]';

async function openToolbar(page: Page): Promise<void> {
  await visit(page, 'zh', '/');
  await page.getByRole('button', { name: '无障碍' }).click();
  await expect(page.locator(`${toolbar} [part=panel]`)).toBeVisible();
}

const tool = (name: string) => `${toolbar} button[data-tool=${name}]`;

test('toolbar restores zoom, contrast and crosshair after a reload', async ({ page }) => {
  await openToolbar(page);
  await page.locator(tool('zoom-in')).click();
  await page.locator(tool('contrast')).click();
  await page.locator(tool('crosshair')).click();
  await expect(page.locator(tool('contrast'))).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator(tool('contrast'))).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(tool('crosshair'))).toHaveAttribute('aria-pressed', 'true');
  const zoom = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--a11y-toolbar-zoom').trim(),
  );
  expect(zoom).toBe('1.1');
});

test('toolbar opens by its button with twelve tools, shows and hides its caption, resets its settings and exits', async ({
  page,
}) => {
  await openToolbar(page);
  await expect(page.locator(`${toolbar} button[data-tool]`)).toHaveCount(12);
  const opener = page.getByRole('button', { name: '无障碍' });
  await expect(opener).toHaveAttribute('aria-expanded', 'true');

  await page.locator(tool('caption')).click();
  await expect(page.locator(`${toolbar} [part=caption]`)).toBeVisible();
  await page.locator(`${toolbar} [part=caption-close]`).click();
  await expect(page.locator(`${toolbar} [part=caption]`)).toBeHidden();

  await page.locator(tool('contrast')).click();
  await expect(page.locator(tool('contrast'))).toHaveAttribute('aria-pressed', 'true');
  await page.locator(tool('reset')).click();
  await expect(page.locator(tool('contrast'))).toHaveAttribute('aria-pressed', 'false');
  await page.locator(tool('exit')).click();
  await expect(page.locator(`${toolbar} [part=panel]`)).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('demo page loads the toolbar with twelve tools by script tag', async ({ page }) => {
  await page.goto('/widget-demo/');
  await page.locator('[data-open-accessibility]').first().click();
  await expect(page.locator(`${toolbar} button[data-tool]`)).toHaveCount(12);
});
