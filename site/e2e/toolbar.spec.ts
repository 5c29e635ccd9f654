import type { Page } from '@playwright/test';
import { allTools } from '../../widget-demo/src/embed/tool-descriptions';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const toolbar = '[data-a11y-toolbar]';

async function openToolbar(page: Page): Promise<void> {
  await visit(page, 'zh', '/');
  await page.getByRole('button', { name: '无障碍' }).click();
  await expect(page.locator(`${toolbar} [part=panel]`)).toBeVisible();
  await waitForAllTools(page);
}

/** Waits for the file of the further tools, which moves the buttons of the row. */
const waitForAllTools = (page: Page) => expect(page.locator(tool('more'))).toBeVisible();

const tool = (name: string) => `${toolbar} button[data-tool=${name}]`;

test('toolbar restores zoom, contrast and crosshair after a reload', async ({ page }) => {
  await openToolbar(page);
  await page.locator(tool('zoom-in')).click();
  await expect(page.locator(tool('zoom-in'))).toHaveText('放大 110%');
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

test('toolbar that was exited stays closed on the next page', async ({ page }) => {
  await openToolbar(page);
  await page.locator(tool('exit')).click();
  await expect(page.locator(`${toolbar} [part=panel]`)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: '活动', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '活动' })).toBeVisible();
  await expect(page.locator(`${toolbar} [part=panel]`)).toBeHidden();
});

for (const delay of [0, 1_200])
  test(`second click ${delay} ms after the first opening does not press Exit below the opener`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, 'zh', '/');
    const { x = 0, y = 0 } =
      (await page.getByRole('button', { name: '无障碍' }).boundingBox()) ?? {};
    await page.mouse.click(x + 40, y + 20);
    const panel = page.locator(`${toolbar} [part=panel]`);
    await expect(panel).toBeVisible();
    const isExitBelow = await page
      .locator(toolbar)
      .evaluate(
        (host, [left, top]) =>
          host.shadowRoot?.elementFromPoint(left, top)?.closest('button')?.dataset['tool'] ===
          'exit',
        [x + 40, y + 20] as const,
      );
    expect(isExitBelow).toBe(true);
    await page.waitForTimeout(delay);
    await page.mouse.click(x + 40, y + 20);
    await expect(panel).toBeVisible();
    await page.mouse.move(400, 400);
    await waitForAllTools(page);
    await page.locator(tool('exit')).click();
    await expect(panel).toBeHidden();
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
