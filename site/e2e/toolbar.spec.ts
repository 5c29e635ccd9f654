import type { Page } from '@playwright/test';
import { allTools } from '../../widget-demo/src/embed/tool-descriptions';
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

test('toolbar opens by its button, shows and hides its caption, resets its settings and exits', async ({
  page,
}) => {
  await openToolbar(page);
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

test('toolbar of the museum has every tool: the twelve and, behind More, the further ones', async ({
  page,
}) => {
  await openToolbar(page);
  const names = () =>
    page
      .locator(`${toolbar} button[data-tool]`)
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-tool')));
  await page.locator(tool('more')).click();
  await expect(page.locator(tool('ruler'))).toBeVisible();
  const all = [...allTools].sort();
  expect((await names()).filter((name) => name !== 'more').sort()).toEqual(all);
  await page.locator(tool('ruler')).click();
  await page.reload();
  await expect(page.locator(`${toolbar} .ruler`)).toBeAttached();
});

test('demo page loads the toolbar with twelve tools by script tag', async ({ page }) => {
  await page.goto('/widget-demo/');
  await page.locator('[data-open-accessibility]').first().click();
  await expect(page.locator(`${toolbar} button[data-tool]`)).toHaveCount(12);
});
