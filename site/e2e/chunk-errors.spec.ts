import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const code = '**/assets/article-list-page-*.js';

const words = {
  zh: {
    home: '/',
    menu: '主菜单',
    news: '资讯',
    chunk: '这一页没有下载完整',
    reload: '重新加载',
  },
  en: {
    home: '/en/',
    menu: 'Main menu',
    news: 'News',
    chunk: 'This page was not downloaded completely',
    reload: 'Reload',
  },
} as const;

const newsLink = (page: Page, language: 'zh' | 'en') =>
  page
    .getByRole('navigation', { name: words[language].menu })
    .getByRole('link', { name: words[language].news, exact: true });

test.beforeEach(({ offences }) => {
  offences.expected = [/ERR_FAILED/, /ChunkLoadError|dynamically imported/];
});

for (const language of ['zh', 'en'] as const) {
  const w = words[language];

  test(`a page whose code is missing names type and address for who looks, and loads anew (${language})`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    await page.goto(w.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(code, (route) => route.abort());
    await newsLink(page, language).click();
    await expect(page.getByText(w.chunk)).toBeVisible();
    await expect(page.getByRole('navigation', { name: w.menu })).toBeVisible();
    expect(errors.join('\n')).toMatch(/missing: https?:.*article-list-page/);
    await page.unroute(code);
    await page.getByRole('button', { name: w.reload }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.news);
    await expect(page.locator('main a[href*="#/News/"]').first()).toBeVisible();
  });
}

test('code that does not come within 120 s is given up, and loads anew', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(code, () => undefined);
  const asked = page.waitForRequest(/article-list-page/);
  await newsLink(page, 'zh').click();
  await asked;
  await page.clock.runFor(100_000);
  await expect(page.getByText(words.zh.chunk)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(page.getByText(words.zh.chunk)).toBeVisible();
  expect(errors.join('\n')).toMatch(/timeout: .*article-list-page/);
  await page.unroute(code);
  await page.getByRole('button', { name: words.zh.reload }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('资讯');
});
