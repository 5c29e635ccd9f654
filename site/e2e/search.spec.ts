import { expectAccessible, pageFrame } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const messages = {
  zh: {
    field: '请输入关键字',
    submit: '搜索',
    keyword: '圆鼎',
    menu: '主菜单',
    none: '没有找到相符',
    back: '回到刚才的页面',
  },
  en: {
    field: 'Enter a keyword',
    submit: 'Search',
    keyword: 'ding',
    menu: 'Main menu',
    none: 'Nothing matches',
    back: 'Back to the page you came from',
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`header search opens the results in a new tab with Enter and with its button (${language})`, async ({
    page,
    context,
  }) => {
    await visit(page, language, '/News');
    const header = page.getByRole('banner');
    await header.getByLabel(w.field).fill(w.keyword);
    for (const act of [
      () => page.keyboard.press('Enter'),
      () => header.getByRole('button', { name: w.submit, exact: true }).click(),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
      await expect(tab).toHaveURL(
        new RegExp(`#/Search\\?keyword=${encodeURIComponent(w.keyword)}&from=%2FNews$`),
      );
      await expect(tab.getByRole('heading', { level: 1 })).toContainText(w.keyword);
      await expect(
        tab.getByRole('main').getByRole('listitem').locator('mark').first(),
      ).toBeVisible();
      await expect(tab.getByRole('link', { name: w.back })).toHaveAttribute('href', '#/News');
      await tab.close();
    }
    await expect(page).toHaveURL(/#\/News$/);
  });

  test(`search page filters by kind in the URL, shows its empty state and opens a hit (${language})`, async ({
    page,
    context,
  }) => {
    await visit(page, language, `/Search?keyword=${w.keyword}`);
    await expect(page.getByRole('navigation', { name: w.menu })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const results = page.getByRole('main').locator('ol[start]');
    await expect(results.getByRole('link').first()).toBeVisible();
    await expectAccessible(page, { language });

    const kinds = page.getByRole('group').first();
    await kinds.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/kind=/);
    await expect(kinds.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');

    let opened = 0;
    context.on('page', () => (opened += 1));
    const header = page.getByRole('banner');
    await header.getByLabel(w.field).fill('zzqqxx');
    await header.getByRole('button', { name: w.submit, exact: true }).click();
    await expect(page).toHaveURL(/keyword=zzqqxx$/);
    await expect(page.getByRole('main')).toContainText(w.none);
    expect(opened).toBe(0);
    await expectAccessible(page, { exclude: pageFrame, language });

    const field = page.getByRole('main').getByLabel(w.field);
    await field.fill(w.keyword);
    await field.press('Enter');
    await results.getByRole('link').first().click();
    await expect(page).toHaveURL(
      /#\/(Collection|Exhibition|News|Survey|Education|DigitalMuseum|Service)\//,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('search page does not scroll horizontally at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, 'zh', '/Search?keyword=青铜');
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('search field of the not-found page opens the results in the same tab', async ({ page }) => {
  await visit(page, 'zh', '/No/Such/Place');
  await page.getByRole('main').getByRole('search').locator('input').fill('玉琮');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/Search\?keyword=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('玉琮');
});
