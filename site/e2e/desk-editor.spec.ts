import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible } from './axe';
import { openDesk, openOtherDesk } from './desk-account';
import { openNewNotice, publish, uniqueTitle } from './desk-records';

test('second of two editors sees both versions, loses nothing and decides', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.expected.push(/409/);
  const title = uniqueTitle();
  await openDesk(page, 'editor');
  const id = await openNewNotice(page, title);
  await publish(page);
  const other = await openOtherDesk(browser, 'editor');
  await other.goto(`/desk/#/records?kind=entry&id=${id}`);
  await other.getByLabel('摘要（中文）').fill('同事写的摘要');
  await publish(other, '发布修改');
  await other.context().close();
  await page.getByLabel('摘要（中文）').fill('我写的摘要');
  // What is typed belongs to the version that it began from, after a reload as well.
  await page.reload();
  await expect(page.getByLabel('摘要（中文）')).toHaveValue('我写的摘要');
  await page.getByRole('button', { name: '发布修改' }).click();
  const dialog = page.getByRole('dialog', { name: '同事刚刚改了这一条' });
  await expect(dialog.getByRole('row').filter({ hasText: '我写的摘要' })).toContainText(
    '同事写的摘要',
  );
  await expectAccessible(page, { include: 'dialog' });
  await dialog.getByRole('button', { name: '保留我的，再次保存' }).click();
  await expect(page.getByText('已发布，网站上立即可见。')).toBeVisible();
  await page.getByRole('button', { name: '版本', exact: true }).click();
  const history = page.getByRole('dialog', { name: '版本' });
  await expect(history.getByRole('row')).toHaveCount(4);
  await history.getByRole('button', { name: '第 2 版' }).click();
  await history.getByRole('button', { name: '取回这个版本' }).click();
  await expect(page.getByLabel('摘要（中文）')).toHaveValue('同事写的摘要');
});

test('front desk is refused the editor and the administration by page and, with its own token, by call', async ({
  page,
}) => {
  await openDesk(page, 'front-desk');
  await expect(page.getByRole('link', { name: '内容', exact: true })).toHaveCount(0);
  await page.goto('/desk/#/records');
  await expect(page.getByRole('heading', { name: '您的角色不能打开这一页。' })).toBeVisible();
  const renewed = page.waitForResponse(/\/desk\/api\/refresh/);
  await page.reload();
  const session = (await (await renewed).json()) as { data: { accessToken: string } };
  const headers = { authorization: `Bearer ${session.data.accessToken}` };
  const status = async (path: string) =>
    (await page.request.get(`/desk/api/${path}`, { headers })).status();
  expect(await status('lost-found?siteId=1')).toBe(200);
  expect(await status('records?siteId=1&kind=entry')).toBe(403);
  expect(await status('staff?siteId=1')).toBe(403);
  const data = { siteId: '1', kind: 'entry', id: 'x', version: 1, isWithdrawn: true };
  const refused = await page.request.post('/desk/api/records/withdraw', { headers, data });
  expect(refused.status()).toBe(403);
});

test('lost connection and a reload while typing lose no word, and a saved draft is dropped', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expected.push(/ERR_INTERNET_DISCONNECTED/);
  const title = uniqueTitle();
  await openDesk(page, 'editor');
  const id = await openNewNotice(page, title);
  await publish(page);
  await page.getByLabel('摘要（中文）').fill('断线时写下的话');
  await context.setOffline(true);
  await page.getByRole('button', { name: '存为草稿' }).click();
  await expect(page.getByRole('alert')).toContainText('没有保存，您写的内容仍在这里');
  await context.setOffline(false);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('这是您上次没有保存的文字。')).toBeVisible();
  await expect(page.getByLabel('摘要（中文）')).toHaveValue('断线时写下的话');
  await page.getByRole('button', { name: '存为草稿' }).click();
  await expect(page.getByText('草稿已保存，观众看不到。')).toBeVisible();
  const shown = await page.request.get(`/p/zh/News/Notice/${id}`);
  expect(await shown.text()).not.toContain('断线时写下的话');
  await page.reload();
  await expect(page.getByText('这是您上次没有保存的文字。')).toHaveCount(0);
  await expect(page.getByLabel('摘要（中文）')).toHaveValue('断线时写下的话');
});

test('preview shows the unpublished text in the real page, which a visitor cannot find', async ({
  page,
  context,
}) => {
  const title = uniqueTitle();
  await openDesk(page, 'editor');
  const id = await openNewNotice(page, title);
  await page.getByRole('button', { name: '预览' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '打开中文预览' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect((await page.request.get(`/p/zh/News/Notice/${id}`)).status()).toBe(404);
});

test('check of the content lists a missing translation and a broken link, and leads from a gap to its record', async ({
  page,
}) => {
  const title = uniqueTitle();
  await openDesk(page, 'editor');
  const id = await openNewNotice(page, title);
  await page.getByRole('textbox', { name: /^链接/ }).fill('#/News/Notice/never-was');
  await publish(page);
  await page.getByRole('link', { name: '内容检查' }).click();
  await expect(page.getByRole('heading', { name: '内容检查', level: 1 })).toBeVisible();
  await expect(page.getByText(/共 \d+ 条/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/desk/#/issues?issue=link');
  // The list of all gaps stays until the filtered one has come.
  const gap = page.getByRole('row').filter({ hasText: title }).filter({ hasText: '失效链接' });
  await expect(gap).toContainText('#/News/Notice/never-was');
  await gap.getByRole('link').click();
  await expect(page.locator('form code').first()).toHaveText(id);
  // No visitor, and no other test, finds the broken link for longer than it takes to correct it.
  await page.getByRole('textbox', { name: /^链接/ }).fill('#/News/Notice');
  // The message of the first publication would be taken for that of the second.
  await page.getByRole('button', { name: '关闭这条消息' }).click();
  await publish(page, '发布修改');
  await page.goto(`/desk/#/records?issue=translation&keyword=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1);
});

test('object that has no photograph yet is published without touching its pictures', async ({
  page,
}) => {
  const title = uniqueTitle();
  await openDesk(page, 'editor');
  await page.goto('/desk/#/records?kind=exhibit&new=exhibit');
  await page.getByLabel('标题（中文）').fill(title);
  await page.getByRole('combobox', { name: /^材质/ }).selectOption('bronze');
  await page.getByRole('combobox', { name: /^时代/ }).selectOption('shang');
  await page.getByLabel('收藏单位（中文）').fill('云泽博物馆');
  const id = await page.getByLabel('编号', { exact: true }).inputValue();
  await publish(page);
  const response = await page.request.get(`/p/zh/Collection/ExcellentCollection/${id}`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(title);
});

test('an editor who leaves a record while it is published stays in the list, and a refusal is told there', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/500/);
  const title = uniqueTitle();
  await openDesk(page, 'editor');
  const id = await openNewNotice(page, title);
  await publish(page);
  await page.getByRole('button', { name: '关闭这条消息' }).click();
  const saves = /\/desk\/api\/records\/save$/;
  const leaveDuring = async (save: (route: Route) => Promise<void>) => {
    await page.getByLabel('摘要（中文）').fill(randomUUID());
    let answer: (() => Promise<void>) | undefined;
    await page.route(saves, (route) => (answer = () => save(route)), { times: 1 });
    await page.getByRole('button', { name: '发布修改' }).click();
    await expect.poll(() => answer).toBeDefined();
    await page.getByRole('button', { name: '返回列表' }).click();
    await expect(page.getByRole('button', { name: '新建文章' })).toBeVisible();
    await answer?.();
  };
  await leaveDuring((route) => route.continue());
  await expect(page.getByText('已发布，网站上立即可见。')).toBeVisible();
  await expect(page.getByRole('button', { name: '新建文章' })).toBeVisible();
  await page.getByRole('button', { name: '关闭这条消息' }).click();
  await page.goto(`/desk/#/records?kind=entry&id=${id}`);
  await leaveDuring((route) => route.fulfill({ status: 500, json: {} }));
  await expect(page.getByText(/没有完成，写过的内容还在它的表单里/)).toBeVisible();
  await expect(page.getByRole('button', { name: '新建文章' })).toBeVisible();
});
