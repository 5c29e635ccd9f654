import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures';
import { expectAccessible } from './axe';
import { addAccount, logIn, openDesk, ownPassword } from './desk-account';

test('report of a lost umbrella reaches the desk, is noted and closed, and leaves the list of new ones', async ({
  page,
  request,
}) => {
  const itemName = `折叠伞 ${randomUUID().slice(0, 6)}`;
  const sent = await request.post('/api/content/lostandfound', {
    data: {
      kind: 'lost',
      itemName,
      description: '蓝色，伞柄有一道划痕。',
      place: '一层水院',
      foundAt: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      contact: '13800138000',
      consent: true,
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await openDesk(page, 'front-desk');
  await page
    .getByRole('link', { name: /失物招领/ })
    .first()
    .click();
  await page.getByLabel('查找').fill(itemName);
  const row = page.getByRole('row').filter({ hasText: itemName });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('button').click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: '添加备注' }).fill('已电话联系失主。');
  await panel.getByRole('button', { name: '保存备注' }).click();
  await expect(panel.getByRole('list', { name: '处理记录' })).toContainText('已电话联系失主。');
  await panel.getByRole('button', { name: '已办结' }).click();
  await expect(panel.getByRole('button', { name: '已办结' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('状态', { exact: true }).selectOption('new');
  await expect(page.getByText('没有符合条件的条目。')).toBeVisible();
});

test('a role sees its own pages only, and a reload keeps the session until the log-out', async ({
  page,
}) => {
  const userName = await openDesk(page, 'editor');
  await expect(page.getByRole('link', { name: /失物招领/ })).toHaveCount(0);
  await page.goto('/desk/#/staff');
  await expect(page.getByRole('heading', { name: '您的角色不能打开这一页。' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('周敏')).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('heading', { name: '工作人员登录' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '工作人员登录' })).toBeVisible();
  await logIn(page, userName, ownPassword);
  await expect(page.getByRole('heading', { name: '您的角色不能打开这一页。' })).toBeVisible();
});

test('administrator adds a colleague, whose account appears in list and audit log', async ({
  page,
}) => {
  await openDesk(page, 'administrator');
  await page.getByRole('link', { name: '工作人员' }).click();
  await page.getByRole('button', { name: '添加工作人员' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(dialog.getByLabel('姓名')).toHaveAttribute('aria-invalid', 'true');
  const userName = `he-${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('姓名').fill('何云');
  await dialog.getByLabel('用户名').fill(userName);
  await dialog.getByLabel('编辑').check();
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(dialog.locator('output')).toHaveText(/^([A-Z\d]{4}-){3}[A-Z\d]{4}$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: userName })).toContainText('编辑');
  await page.getByRole('link', { name: '操作记录' }).click();
  await page.getByLabel('查找').fill(userName);
  await expect(page.getByRole('row').filter({ hasText: '添加账号' })).toHaveCount(1);
});

test('wrong password is told at the log-in and nothing typed is lost', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/401/);
  const { userName } = addAccount('front-desk');
  await page.goto('/desk/');
  await logIn(page, userName, 'wrong');
  await expect(page.getByText('用户名或密码不正确')).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue(userName);
});
