import { expect, test } from './fixtures';
import { childrenOf, readTree, type TreeNode } from './category-tree';

for (const [language, address, menuName] of [
  ['zh', '/', '主菜单'],
  ['en', '/en/', 'Main menu'],
] as const) {
  test(`the ${language} home page shows the tree's visible categories`, async ({
    page,
    request,
  }) => {
    const tree = await readTree(request, language);
    await page.goto(address);

    const menu = page.getByRole('navigation', { name: menuName });
    for (const { categoryName } of childrenOf(tree, null)) {
      await expect(menu.getByText(categoryName, { exact: true }).first()).toBeVisible();
    }
    const hidden = tree.filter((node: TreeNode) => !node.visible);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { categoryName } of hidden) {
      await expect(page.getByText(categoryName, { exact: true })).toHaveCount(0);
    }
  });
}

test('the first view asks the service for nothing more', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('the home page leads to an exhibition, an object and a news item', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('a[href*="#/Exhibition/"]').first()).toBeVisible();
  await expect(main.locator('a[href*="#/Collection/ExcellentCollection/"]').first()).toBeVisible();
  await expect(main.locator('a[href*="#/News/"]').first()).toBeVisible();
});

for (const [address, title] of [
  ['/', '数字博物馆'],
  ['/en/', 'Digital museum'],
] as const) {
  test(`at the end of ${address} every part of the digital museum has its door`, async ({
    page,
  }) => {
    await page.goto(address);
    const part = page.getByRole('region', { name: title });
    await expect(part).toHaveCount(0);
    // Its code comes when the visitor is about to reach it: by wheel, as one reads down the page.
    await page.mouse.move(640, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(part.getByRole('listitem').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    const doors = part.getByRole('listitem').getByRole('link');
    expect(await doors.count()).toBeGreaterThanOrEqual(3);
    for (const door of await doors.all()) {
      await expect(door).toHaveAttribute('href', /#\/DigitalMuseum\//);
    }
  });
}

test('every page has the museum’s name in its title and its language on the root', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/云泽博物馆/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goto('/en/');
  await expect(page).toHaveTitle(/Yunze Museum/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('without the first view in the page the app asks for it itself', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<script type="application\/json"[^]*?<\/script>/,
      '',
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await expect(
    page.getByRole('navigation', { name: '主菜单' }).getByText('展览').first(),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('a[href*="#/Exhibition/"]').first()).toBeVisible();
});
