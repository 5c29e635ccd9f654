import { expect } from './fixtures';
import { scrollUntilVisible } from './scroll';
import { visibleChildren, fetchCategoryTree, type TreeNode } from './category-tree';
import { test } from './shared-page';

for (const [language, address, menuName, siteName, documentLanguage] of [
  ['zh', '/', '主菜单', /云泽博物馆/, 'zh-CN'],
  ['en', '/en/', 'Main menu', /Yunze Museum/, 'en'],
] as const) {
  test(`${language} home page shows its name, the visible categories of the tree and no hidden ones, and links to records`, async ({
    page,
    request,
  }) => {
    const tree = await fetchCategoryTree(request, language);
    await page.goto(address);
    await expect(page).toHaveTitle(siteName);
    await expect(page.locator('html')).toHaveAttribute('lang', documentLanguage);

    const menu = page.getByRole('navigation', { name: menuName });
    for (const { categoryName } of visibleChildren(tree, null)) {
      await expect(menu.getByText(categoryName, { exact: true }).first()).toBeVisible();
    }
    const hidden = tree.filter((node: TreeNode) => !node.visible);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { categoryName } of hidden) {
      await expect(page.getByText(categoryName, { exact: true })).toHaveCount(0);
    }

    const main = page.getByRole('main');
    for (const path of ['Exhibition/', 'Collection/ExcellentCollection/', 'News/']) {
      await expect(main.locator(`a[href*="#/${path}"]`).first()).toBeVisible();
    }
  });
}

test('home page makes no API call when its initial data is in the document', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

for (const [address, title] of [
  ['/', '数字博物馆'],
  ['/en/', 'Digital museum'],
] as const) {
  test(`home page ${address} ends with links to the parts of the digital museum`, async ({
    page,
  }) => {
    await page.goto(address);
    const section = page.getByRole('region', { name: title });
    await expect(section).toHaveCount(0);
    await scrollUntilVisible(page, section.getByRole('listitem').first());
    const links = section.getByRole('listitem').getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(3);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /#\/DigitalMuseum\//);
    }
  });
}

test('home page fetches its data when the document contains no initial data', async ({ page }) => {
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
