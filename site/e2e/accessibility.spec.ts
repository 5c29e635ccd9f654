import { expectAccessible, pageFrame } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

// The crawl checks every route of the table; the not-found page belongs to none of them.
for (const language of ['zh', 'en'] as const) {
  test(`the not-found page (${language}) is accessible in light and dark and fits 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, language, '/No/Such/Place');
    await expectAccessible(page, { exclude: pageFrame, language });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('skip link moves focus into the main content and keeps the route', async ({ page }) => {
  await visit(page, 'zh', '/News');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => window.scrollTo(0, 0));
  const skip = page.getByRole('link', { name: '跳到正文' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/News$/);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('submenu of the main menu opens with Enter and closes with Escape', async ({ page }) => {
  await visit(page, 'zh', '/');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const opener = menu.locator('button[aria-expanded]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: '本馆介绍' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
});
