import { ahead, holdLibraries } from './ahead';
import { expect, hasPhotographs, test } from './fixtures';

for (const [address, name, exhibition] of [
  ['/', '云泽博物馆', '看展览'],
  ['/en/', 'Yunze Museum', 'See the exhibition'],
] as const) {
  test(`${address} is seen before the app is there, and stays where it is when it comes`, async ({
    page,
  }) => {
    const release = await holdLibraries(page);
    await page.goto(address, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toHaveCount(1);
    const enter = page.getByRole('main').locator('.enter').first();
    await expect(enter).toBeVisible();
    const before = await enter.boundingBox();
    await expect(ahead(page)).toHaveCount(1);
    release();
    await expect(ahead(page)).toHaveCount(0);
    await expect(heading).toHaveCount(1);
    expect(await enter.boundingBox(), exhibition).toEqual(before);
  });
}

test('the first picture is there before the app', async ({ page }) => {
  test.skip(!hasPhotographs, 'the drawn museum has small pictures only');
  await holdLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  const picture = page.locator('.painting img').first();
  await expect
    .poll(() => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth))
    .toBeGreaterThan(300);
});

test('where no page comes drawn, home is neither seen, read nor are its pictures fetched', async ({
  page,
}) => {
  await page.route(/\/drawn\//, (route) => route.fulfill({ status: 204 }));
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  const release = await holdLibraries(page);
  await page.goto('/#/News', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('.elsewhere')).toBeVisible();
  expect(pictures.filter((each) => each.includes('/media/'))).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible();
  await expect(page.locator('.elsewhere')).toHaveCount(0);
});

test('who is quicker than the app keeps focus, words and place', async ({ page }) => {
  const release = await holdLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('青铜');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 420);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(420);
  release();
  await expect(ahead(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('青铜');
  expect(await page.evaluate(() => window.scrollY)).toBe(420);
});

test('a button that is pressed too early answers as soon as it can', async ({ page }) => {
  const release = await holdLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '无障碍' }).click();
  release();
  await expect(page.getByRole('button', { name: '无障碍' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a link that is followed too early leads where it says', async ({ page }) => {
  const release = await holdLibraries(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: '主菜单' }).getByText('资讯').first().click();
  await expect(page).toHaveURL(/#\/News$/);
  await expect(ahead(page).getByRole('heading', { level: 1, name: '资讯' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible();
});

test('the skip link works before the app, and changes no route', async ({ page }) => {
  const release = await holdLibraries(page);
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
  test(`${address} asks for its records beside the libraries, and once`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === path) asked.push(pathname);
    });
    const release = await holdLibraries(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual([path]);
    release();
    await expect(
      page.getByRole('main').getByRole('listitem').or(page.getByRole('article')).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([path]);
  });
}

for (const [who, token, links] of [
  ['who holds a token', 'kept.from.before', 0],
  ['who holds none', '', 1],
] as const) {
  test(`${who} is offered ${links} ways in while the app is on its way`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('access_token', value);
    }, token);
    await holdLibraries(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toHaveCount(links);
  });
}

test('without script the home page can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '/');
  await expect(page.getByRole('heading', { level: 1, name: '云泽博物馆' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: '简明版' })).toBeVisible();
  await context.close();
});
