import { prerenderedPage, delayLibraries } from './prerendered';
import { expect, hasPhotographPack, test } from './fixtures';

for (const [address, name, exhibition] of [
  ['/', '云泽博物馆', '看展览'],
  ['/en/', 'Yunze Museum', 'See the exhibition'],
] as const) {
  test(`home page ${address} is visible before the app and does not move when the app hydrates it`, async ({
    page,
  }) => {
    const release = await delayLibraries(page);
    await page.goto(address, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toHaveCount(1);
    const enter = page.getByRole('main').locator('.enter').first();
    await expect(enter).toBeVisible();
    // Waits for the styles too.
    await page.evaluate(() => document.fonts.ready);
    const before = await enter.boundingBox();
    await expect(prerenderedPage(page)).toHaveCount(1);
    release();
    await expect(prerenderedPage(page)).toHaveCount(0);
    await expect(heading).toHaveCount(1);
    expect(await enter.boundingBox(), exhibition).toEqual(before);
  });
}

test('first picture of the home page loads before the app', async ({ page }) => {
  test.skip(!hasPhotographPack, 'the illustrated content has small pictures only');
  await delayLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  const picture = page.locator('.painting img').first();
  await expect
    .poll(() => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth))
    .toBeGreaterThan(300);
});

test('without a prerendered page, a route other than home shows no home content and fetches none of its pictures', async ({
  page,
}) => {
  await page.route(/\/prerendered\//, (route) => route.fulfill({ status: 204 }));
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  const release = await delayLibraries(page);
  await page.goto('/#/News', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('.pending-page')).toBeVisible();
  expect(pictures.filter((each) => each.includes('/media/'))).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible();
  await expect(page.locator('.pending-page')).toHaveCount(0);
});

test('focus, typed search text and scroll position are kept when the app hydrates the prerendered page', async ({
  page,
}) => {
  const release = await delayLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByRole('search').locator('input');
  await field.fill('青铜');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 420);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(420);
  release();
  await expect(prerenderedPage(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('青铜');
  expect(await page.evaluate(() => window.scrollY)).toBe(420);
});

test('click on the accessibility button before the app loads takes effect afterwards', async ({
  page,
}) => {
  const release = await delayLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '无障碍' }).click();
  release();
  await expect(page.getByRole('button', { name: '无障碍' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('second click on the accessibility button, after one before the app loads, does not press Exit below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await delayLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { x = 0, y = 0 } = (await page.getByRole('button', { name: '无障碍' }).boundingBox()) ?? {};
  await page.mouse.click(x + 40, y + 20);
  release();
  const panel = page.locator('[data-a11y-toolbar] [part=panel]');
  await expect(panel).toBeVisible();
  await page.mouse.click(x + 40, y + 20);
  await expect(panel).toBeVisible();
  await page.mouse.move(400, 400);
  await page.locator('[data-a11y-toolbar] button[data-tool=exit]').click();
  await expect(panel).toBeHidden();
});

test('menu link clicked before the app loads opens its page', async ({ page }) => {
  const release = await delayLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: '主菜单' }).getByText('资讯').first().click();
  await expect(page).toHaveURL(/#\/News$/);
  await expect(
    prerenderedPage(page).getByRole('heading', { level: 1, name: '资讯' }),
  ).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible();
});

test('skip link pressed before the app loads focuses the main content and keeps the route', async ({
  page,
}) => {
  const release = await delayLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

for (const [address, path] of [
  ['/#/Collection/ExcellentCollection', '/api/exhibit/page'],
  ['/#/News', '/api/content/news'],
  ['/#/Exhibition', '/api/exhibition/page'],
] as const) {
  test(`${address} requests its records once, while the libraries load`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === path) requests.push(pathname);
    });
    const release = await delayLibraries(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => requests).toEqual([path]);
    release();
    await expect(
      page.getByRole('main').getByRole('listitem').or(page.getByRole('article')).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([path]);
  });
}

for (const [visitor, token, links] of [
  ['a visitor with an access token', 'token.of.earlier.visit', 0],
  ['a visitor without an access token', '', 1],
] as const) {
  test(`prerendered header shows ${links} log-in links to ${visitor}`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('access_token', value);
    }, token);
    await delayLibraries(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toHaveCount(links);
  });
}

test('home page without JavaScript shows its heading and the link to the crawlable pages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '/');
  await expect(page.getByRole('heading', { level: 1, name: '云泽博物馆' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: '简明版' })).toBeVisible();
  await context.close();
});
