import { expect, visit } from './fixtures';
import { test } from './shared-page';

/** What visitors come for, and the number of clicks that each takes from the home page. */

test('opening hours are one click from the home page, in the first screen above every picture', async ({
  page,
}) => {
  await visit(page, 'zh', '/');
  await page.getByRole('banner').getByRole('link', { name: /今日/ }).click();
  const hours = page.getByRole('main').getByRole('region', { name: '开放时间' });
  await expect(hours).toContainText('9:00\u2060–\u206017:00');
  await expect(hours).toBeInViewport({ ratio: 1 });
  const [bottom, pictureTop] = await Promise.all(
    [hours, page.getByRole('main').locator('img').first()].map((part) => part.boundingBox()),
  );
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(pictureTop?.y ?? 0);
});

test('docent booking is two clicks from the home page, with its first field in the first screen', async ({
  page,
}) => {
  await visit(page, 'zh', '/');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('button', { name: /“服务”/ }).click();
  await expect(menu.getByRole('link').filter({ visible: true, hasText: '开放时间' })).toBeVisible();
  await menu.getByRole('link', { name: '预约讲解' }).click();
  const day = page.getByRole('main').getByLabel('日期');
  await expect(day).toBeInViewport({ ratio: 1 });
});

test('object is two clicks from the home page by its name, and the results lead back', async ({
  page,
  context,
}) => {
  await visit(page, 'zh', '/');
  await page.getByRole('banner').getByLabel('请输入关键字').fill('圆鼎');
  const [results] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click(),
  ]);
  await expect(results.getByRole('link', { name: '回到刚才的页面' })).toBeVisible();
  const hit = results.getByRole('main').locator('ol[start]').getByRole('link', { name: /圆鼎/ });
  await hit.first().click();
  await expect(results.getByRole('heading', { level: 1 })).toContainText('鼎');
  await expect(results).toHaveURL(/#\/Collection\/ExcellentCollection\//);
});

test('large text is three clicks from the home page', async ({ page }) => {
  await visit(page, 'zh', '/');
  await page.getByRole('button', { name: '无障碍' }).click();
  const larger = page.locator('[data-a11y-toolbar] button[data-tool=zoom-in]');
  await larger.click();
  await larger.click();
  const zoom = () =>
    page.evaluate(() =>
      Number(
        getComputedStyle(document.documentElement).getPropertyValue('--a11y-toolbar-zoom').trim(),
      ),
    );
  await expect.poll(zoom).toBeGreaterThanOrEqual(1.2);
});
