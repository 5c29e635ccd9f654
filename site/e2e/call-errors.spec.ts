import { expect } from './fixtures';
import { test } from './shared-page';

const failure = (code: number) => ({
  status: code,
  contentType: 'application/json',
  body: JSON.stringify({ success: false, code, msg: '', data: null }),
});

test('news page whose call fails with 503 shows a retry button and loads on retry', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected = [/status of 503/];
  await page.route('**/api/content/news', (route) => route.fulfill(failure(503)));
  await page.goto('/#/News');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('资讯');
  const retry = page.getByRole('main').getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/content/news');
  await retry.click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(retry).toBeHidden();
});

test('object page names the network error and keeps the main menu', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected = [/ERR_FAILED/];
  await page.route('**/api/exhibit/detail', (route) => route.abort());
  await page.goto('/#/Collection/ExcellentCollection/yuanding');
  await expect(page.getByText('网络').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
});

test('list page is shown and a warning is logged when the category list fails to load', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected = [/status of 500/];
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<script type="application\/json"[^]*?<\/script>/,
      '',
    );
    await route.fulfill({ response, body: html });
  });
  await page.route('**/api/category/list', (route) => route.fulfill(failure(500)));
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/#/News/Notice');
  expect((await logged).text()).toContain('/api/category/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('公告');
  await expect(page.getByRole('main').locator('a[href*="#/News/Notice/"]').first()).toBeVisible();
});
