import { expect, test as isolatedTest, visit } from './fixtures';
import { test } from './shared-page';

isolatedTest(
  'shop carousel advances, pauses with its button and moves on by hand',
  async ({ page }) => {
    await page.clock.install();
    await visit(page, 'zh', '/Home');
    const carousel = page.getByRole('region', { name: '新品' });
    const shown = carousel.locator('[data-shown]');
    await expect(shown).toHaveAccessibleName('第 1 张，共 3 张');
    await page.clock.runFor(5_100);
    await expect(shown).toHaveAccessibleName('第 2 张，共 3 张');
    await carousel.getByRole('button', { name: '暂停轮播' }).click();
    await page.clock.runFor(20_000);
    await expect(shown).toHaveAccessibleName('第 2 张，共 3 张');
    await carousel.hover();
    await carousel.getByRole('button', { name: '下一张' }).click();
    await expect(shown).toHaveAccessibleName('第 3 张，共 3 张');
  },
);

isolatedTest('shop carousel does not advance under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, 'en', '/Home');
  const shown = page.getByRole('region', { name: 'New in the shop' }).locator('[data-shown]');
  await page.clock.runFor(20_000);
  await expect(shown).toHaveAccessibleName('1 of 3');
});

test('floor plan of a shop opens in a dialog and closes with Escape', async ({ page }) => {
  await visit(page, 'zh', '/Home');
  const opener = page.getByRole('button', { name: /看平面图/ }).first();
  await opener.click();
  const plan = page.getByRole('dialog');
  await expect(plan).toBeVisible();
  await expect(plan.getByRole('button', { name: '放大' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plan).toBeHidden();
  await expect(opener).toBeFocused();
});

test('product is found by a search filtered to products', async ({ page }) => {
  await visit(page, 'zh', '/Search?keyword=规矩镜帆布袋');
  await page.getByRole('main').getByRole('link', { name: /^文创/ }).click();
  await expect(page).toHaveURL(/kind=product/);
  await page.getByRole('main').locator('ol[start] a').first().click();
  await expect(page).toHaveURL(/#\/Culture_product_detail\?id=product-tote-mirror$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('规矩镜帆布袋');
  const crumbs = page.getByRole('navigation', { name: '当前位置' });
  await expect(crumbs.getByRole('link').last()).toHaveText('文创');
});

test('every product has a crawlable page that links to its page in the app', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/\/p\/zh\/Culture_product_detail\?id=([\w-]+)</g)];
  const shelf = await (await request.get('/p/zh/Home')).text();
  expect(new Set(listed.map(([, id]) => id)).size).toBeGreaterThan(10);
  for (const [, id] of listed) expect(shelf).toContain(`Culture_product_detail?id=${id}"`);
  await page.goto('/p/zh/Culture_product_detail?id=product-tote-mirror');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('规矩镜帆布袋');
  await page.getByRole('link', { name: '在网站中打开' }).click();
  await expect(page).toHaveURL(/\/#\/Culture_product_detail\?id=product-tote-mirror$/);
});

test('product page links to the object that it is based on', async ({ page }) => {
  await visit(page, 'en', '/Home');
  await page.getByRole('link', { name: 'See this product' }).first().click();
  await expect(page).toHaveURL(/#\/Culture_product_detail\?id=/);
  await page.locator('main a[href*="#/Collection/ExcellentCollection/"]').first().click();
  await expect(page).toHaveURL(/#\/Collection\/ExcellentCollection\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
});
