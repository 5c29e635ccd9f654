import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const messages = {
  zh: {
    open: '菜单',
    close: '关闭菜单',
    menu: '主菜单',
    news: '资讯',
    below: (name: string) => `展开“${name}”的子栏目`,
    survey: '博物馆概况',
    history: '历史沿革',
    rate: '评价',
  },
  en: {
    open: 'Menu',
    close: 'Close menu',
    menu: 'Main menu',
    news: 'News',
    below: (name: string) => `Show what is under “${name}”`,
    survey: 'About',
    history: 'History',
    rate: 'Rate this site',
  },
} as const;

test.use({ viewport: { width: 360, height: 740 } });

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`mobile menu marks the current page down to the third level and navigates (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/News/Snews/ActNews');
    const opener = page.getByRole('banner').getByRole('button', { name: w.open, exact: true });
    await opener.click();
    const menu = page.getByRole('navigation', { name: w.menu });
    await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', /ActNews$/);
    await expect(menu.locator('[aria-current=true]')).toHaveCount(2);
    // The open menu hides the page behind it, also from assistive technology.
    await expect(page.getByRole('main')).toBeHidden();
    await expectAccessible(page, { include: '#mobile-menu', language });

    const below = menu.locator('li', {
      has: page.getByRole('link', { name: w.survey, exact: true }),
    });
    await below.getByRole('button').first().click();
    await menu.getByRole('link', { name: w.history, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/Survey\/History$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/ActNews$/);
    await expect(menu).toBeHidden();
  });

  test(`mobile menu closes with Escape, its button and Back, and returns focus to its button (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/News');
    await visit(page, language, '/News/Notice');
    const open = page.getByRole('banner').getByRole('button', { name: w.open, exact: true });
    const close = page.getByRole('banner').getByRole('button', { name: w.close });
    const menu = page.getByRole('navigation', { name: w.menu });

    await open.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await expect(menu).toBeVisible();
    await close.click();
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/News\/Notice$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(open).toBeFocused();
  });

  test(`mobile menu contains search and rating, with language, accessibility and log-in above it (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/');
    await page.getByRole('banner').getByRole('button', { name: w.open, exact: true }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('button', { name: w.rate, exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '简体' })).toBeVisible();
    await expect(page.locator('[data-open-accessibility]')).toBeVisible();
    await expect(page.getByRole('banner').locator('a.login')).toBeVisible();
  });
}
