import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { openDesk } from './desk-account';
import { expect, test } from './fixtures';

/** Every page of an administrator, who may open all, with its heading in both languages. */
const pages = [
  ['/', '今日', 'Today'],
  ['/day', '当日名单', 'List of a day'],
  ['/lost-found', '失物招领', 'Lost and found'],
  ['/activities', '活动预约', 'Activity bookings'],
  ['/tours', '讲解预约', 'Tour bookings'],
  ['/volunteers', '志愿者报名', 'Volunteers'],
  ['/ratings', '网站评价', 'Ratings'],
  ['/records', '内容', 'Content'],
  ['/records?kind=entry&new=entry', '新建文章', 'New: Article'],
  ['/records?kind=exhibit&new=exhibit', '新建藏品', 'New: Object'],
  ['/issues', '内容检查', 'Check of the content'],
  ['/opening', '开放时间', 'Opening hours'],
  ['/tour-times', '讲解安排', 'Tour times'],
  ['/category-order', '栏目顺序', 'Order of categories'],
  ['/members', '会员', 'Members'],
  ['/staff', '工作人员', 'Staff'],
  ['/audit', '操作记录', 'Audit log'],
  ['/packs', '导入内容包', 'Import of packs'],
  ['/backups', '备份', 'Backups'],
  ['/service', '服务状态', 'Service'],
  ['/account', '我的账号', 'My account'],
] as const;

/** Parts that are wider than their box and scroll sideways, without a name or out of reach of the keyboard. */
function unreachableParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWide = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const hasName = (element: Element) =>
      element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
    return [...document.querySelectorAll('main *')]
      .filter((element) => isWide(element) && !element.matches('input, textarea, select'))
      .filter((element) => !hasName(element) || element.getAttribute('tabindex') !== '0')
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Pixels by which the page is wider than the window. */
function sidewaysScroll(page: Page, textSize: string): Promise<number> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth - window.innerWidth;
  }, textSize);
}

for (const [language, search] of [
  ['zh', ''],
  ['en', '?lang=en'],
] as const) {
  test(`every page of the desk is accessible and fits 320 to 1440 px, also with text of 200 % (${language})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await openDesk(page, 'administrator');
    await page.goto(`/desk/${search}`);
    for (const [path, zh, en] of pages) {
      await page.goto(`/desk/${search}#${path}`);
      const name = language === 'zh' ? zh : en;
      await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
      await expect(page.getByText(/^(正在加载|Loading)$/)).toHaveCount(0);
      for (const width of [1440, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page, '100%'), `${path} at ${width}`).toBeLessThanOrEqual(0);
        expect(await unreachableParts(page), `${path} at ${width}`).toEqual([]);
        if (width === 768) await expectAccessible(page, { language });
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await sidewaysScroll(page, '200%'), `${path} at 200 %`).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
    }
  });
}
