import type { Page } from '@playwright/test';
import { expect, test, waitFrames } from './fixtures';

const initialDataBlock = /<script type="application\/json"[^]*?<\/script>/;

/** Serves the document with its initial data replaced by `instead`, and no prerendered page. */
async function replaceInitialData(page: Page, instead = ''): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(initialDataBlock);
    await route.fulfill({ response, body: html.replace(initialDataBlock, instead) });
  });
  await page.route(/\/prerendered\//, (route) => route.fulfill({ status: 204 }));
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const notices = (page: Page) => page.getByRole('main').locator('a[href*="#/News/Notice/"]');

for (const [call, instead] of [
  ['**/api/category/list', ''],
  ['**/api/site/detail', ''],
  ['**/api/category/list', '<script type="application/json" id="first-view">[{"na</script>'],
] as const) {
  test(`first navigation waits for ${call} when the initial data is ${instead ? 'malformed' : 'missing'}`, async ({
    page,
  }) => {
    await replaceInitialData(page, instead);
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => (respond = resolve));
    let requestCount = 0;
    await page.route(call, async (route) => {
      requestCount += 1;
      await responded;
      await route.continue();
    });
    const listed: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/content/')) listed.push(request.url());
    });
    const chunk = page.waitForResponse(/\/assets\/article-list-/);
    await page.goto('/#/News/Notice');
    // The page frame shows the title of the pending page.
    await expect(heading(page)).toHaveText('公告');
    await expect.poll(() => requestCount).toBe(1);
    // The page's code has loaded: without waiting it would request its records in the next frame.
    await chunk;
    await waitFrames(page, 4);
    expect(listed).toEqual([]);
    await expect(notices(page)).toHaveCount(0);
    respond();
    await expect(notices(page).first()).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: '主菜单' }).getByText('展览', { exact: true }),
    ).toBeVisible();

    // The category list is loaded once: the next navigation makes no request for it.
    await page.getByRole('banner').getByRole('link', { name: '云泽博物馆' }).click();
    await expect(page.getByRole('main').locator('a[href*="#/Exhibition/"]').first()).toBeVisible();
    expect(requestCount).toBe(1);
  });
}

for (const [failure, response] of [
  ['fails with 500', { status: 500, body: '{}' }],
  ['is malformed', { status: 200, contentType: 'text/html', body: '<p>x' }],
  ['is empty', { status: 200, contentType: 'application/json', body: '{"success":true,"code":0}' }],
] as const) {
  test(`navigation continues when the category list ${failure}`, async ({ page, pageErrors }) => {
    pageErrors.expected = [/status of 500/];
    await replaceInitialData(page);
    await page.route('**/api/category/list', (route) => route.fulfill(response));
    await page.goto('/#/News/Notice');
    await expect(notices(page).first()).toBeVisible();
    const areas = page.getByRole('navigation', { name: '主菜单' });
    if (failure === 'is empty') return;
    await areas.getByRole('link', { name: '典藏' }).click();
    await expect(heading(page)).toHaveText('典藏');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
}

test('navigation continues when the category list has no response within the 30 s of a call', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected = [/./];
  await page.clock.install();
  await replaceInitialData(page);
  await page.route('**/api/category/list', () => undefined);
  await page.goto('/#/News/Notice');
  await expect(heading(page)).toHaveText('公告');
  await expect(notices(page)).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(notices(page).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
