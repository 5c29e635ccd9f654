import type { Locator, Page } from '@playwright/test';
import { addAccount, ownPassword } from './desk-account';
import { editorOf, photograph, uniqueTitle } from './desk-records';
import { sendVisitorItems } from './desk-visitors';
import { expect, test } from './fixtures';

/** Asserts that the focus is on a part of the page. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.localName), { timeout: 3_000 })
    .not.toBe('body');
}

/** Presses Tab until a control has the focus, which must be visible there. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  await expectFocusKept(page);
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await hasFocus()); presses++) {
    expect(presses, `Tab reaches ${String(control)}`).toBeLessThan(150);
    await page.keyboard.press(key);
  }
  const isVisible = await control.evaluate((element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return element.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none');
  });
  expect(isVisible, `focus is visible on ${String(control)}`).toBe(true);
}

async function press(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.insertText(text);
}

async function openDeskByKeyboard(page: Page, role: string): Promise<void> {
  const { userName, password } = addAccount(role);
  await page.goto('/desk/');
  await expect(page.getByLabel('用户名')).toBeVisible();
  // Nothing has the focus when a document opens.
  await page.keyboard.press('Tab');
  await type(page, page.getByLabel('用户名'), userName);
  await type(page, page.getByLabel('密码', { exact: true }), password);
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('一次性密码'), password);
  await type(page, page.getByLabel('新密码'), ownPassword);
  await page.keyboard.press('Enter');
}

test('a clerk’s day is done by keyboard alone, from a report to the log-out', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await sendVisitorItems(request);
  await openDeskByKeyboard(page, 'front-desk');
  const menu = page.getByRole('navigation', { name: '工作台栏目' });
  await press(page, menu.getByRole('link', { name: /^失物招领/ }));
  await type(page, page.getByLabel('查找'), '羊毛围巾');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  await expect(rows.filter({ hasNotText: '羊毛围巾' })).toHaveCount(0);
  await press(page, rows.first().getByRole('button'));
  const panel = page.getByRole('dialog', { name: '失物招领' });
  await type(page, panel.getByRole('textbox', { name: '添加备注' }), '已电话联系失主。');
  await press(page, panel.getByRole('button', { name: '保存备注' }));
  await expect(panel.getByRole('list', { name: '处理记录' })).toContainText('已电话联系失主。');
  const done = panel.getByRole('button', { name: '已办结' });
  await press(page, done, 'Shift+Tab');
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await press(page, page.getByRole('button', { name: '退出登录' }), 'Shift+Tab');
  await expect(page.getByRole('heading', { name: '工作人员登录' })).toBeVisible();
  await expectFocusKept(page);
});

test('an editor’s day is done by keyboard alone, and the focus is visible and never lost', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const title = uniqueTitle();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openDeskByKeyboard(page, 'editor');
  await press(page, page.getByRole('link', { name: '内容', exact: true }));
  await type(page, page.getByLabel('查找'), '灯');
  await expectFocusKept(page);
  await press(page, button('新建文章'), 'Shift+Tab');

  await tabTo(page, page.getByLabel('栏目', { exact: true }));
  // Typing chooses an option of a list.
  await page.getByLabel('栏目', { exact: true }).selectOption('Notice');
  await type(page, page.getByLabel('标题（中文）'), title);
  await type(page, page.getByLabel('标题（英文）'), `Lanterns ${title.slice(-8)}`);
  const format = (language: string) =>
    page.getByRole('group', { name: `正文（${language}）：格式` });
  await press(page, format('中文').getByRole('button', { name: '小标题' }));
  await expect(editorOf(page, '中文')).toBeFocused();
  await page.keyboard.insertText('灯会');
  await press(page, format('中文').getByRole('button', { name: '图片' }), 'Shift+Tab');
  const panel = page.getByRole('group', { name: '正文（中文）：图片' });
  await expect(panel).toBeFocused();
  await tabTo(page, panel.getByLabel('上传图片'));
  const file = { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await panel.getByLabel('上传图片').setInputFiles(file);
  await expect(panel.getByLabel('替代文字')).toBeFocused();
  await page.keyboard.insertText('一排红灯笼');
  await page.keyboard.press('Enter');
  await expect(editorOf(page, '中文')).toBeFocused();
  await page.keyboard.insertText('正午开灯。');
  await press(page, format('英文').getByRole('button', { name: '重点' }));
  await expect(editorOf(page, '英文')).toBeFocused();
  await page.keyboard.insertText('Lamps at noon');

  await press(page, button('预览'));
  const opened = context.waitForEvent('page');
  await press(page, page.getByRole('link', { name: '打开中文预览' }));
  const preview = await opened;
  await expect(preview.getByRole('img', { name: '一排红灯笼' })).toBeVisible();
  await preview.close();
  await press(page, button('发布'));
  await expect(page.getByText('已发布，网站上立即可见。')).toBeVisible();
  await press(page, button('版本'));
  await expect(page.getByRole('dialog', { name: '版本' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('版本')).toBeFocused();
  await press(page, button('撤下'));
  await expect(page.getByText('已从网站各处撤下。')).toBeVisible();
  await press(page, button('恢复显示'));
  await expect(page.getByText('已恢复显示。')).toBeVisible();
  await press(page, button('退出登录'), 'Shift+Tab');
  await expect(page.getByRole('heading', { name: '工作人员登录' })).toBeVisible();
  await expectFocusKept(page);
});
