import AxeBuilder from '@axe-core/playwright';
import { expect, test, visit } from './fixtures';

/** One address for each page kind. */
const pageKinds = {
  home: '/',
  'rich-page': '/Survey/Introduction',
  'article-list': '/News',
  article: '/News/Notice/opening-hours',
  'exhibition-list': '/Exhibition',
  exhibition: '/Exhibition/BaseExhibition/bronze-and-rites',
  'object-list': '/Collection/ExcellentCollection',
  object: '/Collection/ExcellentCollection/yuanding',
  'not-found': '/No/Such/Place',
};

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [kind, route] of Object.entries(pageKinds)) {
  for (const language of ['zh', 'en'] as const) {
    test(`${kind} (${language}): axe-core finds nothing, in light and in dark`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, language, route);
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }

  test(`${kind} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, 'zh', route);
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('the skip link leads to the content and leaves the route alone', async ({ page }) => {
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

test('a sub-menu opens by keyboard and Escape closes it', async ({ page }) => {
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
