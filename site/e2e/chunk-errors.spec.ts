import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const chunkPattern = '**/assets/article-list-*.js';

const messages = {
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
    .getByRole('navigation', { name: messages[language].menu })
    .getByRole('link', { name: messages[language].news, exact: true });

test.beforeEach(({ pageErrors }) => {
  pageErrors.expected = [/ERR_FAILED/, /ChunkLoadError|dynamically imported/];
});

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`page shows an error and logs type and URL when its chunk fails to load, and its button reloads (${language})`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    await page.goto(w.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(chunkPattern, (route) => route.abort());
    await newsLink(page, language).click();
    await expect(page.getByText(w.chunk)).toBeVisible();
    await expect(page.getByRole('navigation', { name: w.menu })).toBeVisible();
    expect(errors.join('\n')).toMatch(/missing: https?:.*article-list/);
    await page.unroute(chunkPattern);
    await page.getByRole('button', { name: w.reload }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.news);
    await expect(page.locator('main a[href*="#/News/"]').first()).toBeVisible();
  });
}

test('chunk without a response for 120 s is abandoned with an error, and its button reloads', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(chunkPattern, () => undefined);
  const requested = page.waitForRequest(/article-list/);
  await newsLink(page, 'zh').click();
  await requested;
  await page.clock.runFor(100_000);
  await expect(page.getByText(messages.zh.chunk)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(page.getByText(messages.zh.chunk)).toBeVisible();
  expect(errors.join('\n')).toMatch(/timeout: .*article-list/);
  await page.unroute(chunkPattern);
  await page.getByRole('button', { name: messages.zh.reload }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('资讯');
});

test('text of a prerendered page stays when the sanitiser cannot load, and that of the next page offers to retry', async ({
  page,
}) => {
  const sanitiser = '**/assets/sanitise-*.js';
  await page.route(sanitiser, (route) => route.abort());
  const abandoned = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('sanitise-'),
  );
  await page.goto('/#/Survey/Introduction');
  const text = page.locator('main p', { hasText: /.{40}/ }).first();
  await expect(text).toBeVisible();
  await abandoned;
  await expect(text).toBeVisible();
  await expect(page.getByText('这部分内容没有加载出来')).toHaveCount(0);

  await page.goto('/#/News');
  await page.locator('main a[href*="#/News/"]').first().click();
  await expect(page.getByText('这部分内容没有加载出来')).toBeVisible();
  await page.unroute(sanitiser);
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(page.locator('main p', { hasText: /.{40}/ }).first()).toBeVisible();
});
