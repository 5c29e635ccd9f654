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

/** Waits for the file of the further tools. */
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

const openerBox = async (page: Page) => {
  const box = await page.getByRole('button', { name: /无障碍|Accessibility/ }).boundingBox();
  if (!box) throw new Error('The button of the toolbar is not visible');
  return box;
};

for (const language of ['zh', 'en'] as const)
  test(`Exit stands at least 30 px beside the button that opens the toolbar, ${language}`, async ({
    page,
  }) => {
    for (const width of [1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, language, '/');
      const { x, y, width: length, height } = await openerBox(page);
      await page.mouse.click(x + length / 2, y + height / 2);
      const exit = await page.locator(tool('exit')).boundingBox();
      expect(exit?.x, `${width} px`).toBeGreaterThan(x + length + 30);
      await page.locator(tool('exit')).click();
    }
  });

for (const delay of [0, 1_200])
  test(`second click ${delay} ms after the first opening presses no button below the opener`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, 'zh', '/');
    const { x, y } = await openerBox(page);
    await page.mouse.click(x + 40, y + 20);
    const panel = page.locator(`${toolbar} [part=panel]`);
    await expect(panel).toBeVisible();
    await page.waitForTimeout(delay);
    await page.mouse.click(x + 40, y + 20);
    await expect(panel).toBeVisible();
    await waitForAllTools(page);
    await expect(
      page.locator(`${toolbar} :is([aria-pressed=true], [aria-expanded=true])`),
    ).toHaveCount(0);
    await page.mouse.move(400, 400);
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
