import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { openDesk, openOtherDesk } from './desk-account';
import { expect, test } from './fixtures';

test.beforeEach(({ pageErrors }) => {
  pageErrors.expected.push(/409/);
});

/** Waits for the panel with both versions, in which a row has mine and theirs. */
async function expectBothVersions(page: Page, mine: string, theirs: string): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: '同事刚刚改了这一条' });
  const row = panel.getByRole('row').filter({ hasText: mine });
  await expect(row).toContainText(theirs);
  await expectAccessible(page, { include: 'dialog' });
  return panel;
}

const keepMine = { name: '保留我的，再次保存' };
const takeTheirs = { name: '放弃我的，用同事的' };

test('second of two administrators who change a tour sees both versions, and what was typed outlives a reload', async ({
  page,
  browser,
}) => {
  const place = `东门 ${randomUUID().slice(0, 6)}`;
  await openDesk(page, 'administrator');
  await page.goto('/desk/#/tour-times');
  await page.getByRole('button', { name: '15:00–16:00' }).click();
  const form = page.getByRole('dialog', { name: '修改：15:00–16:00' });
  await form.getByLabel('集合地点（中文）').fill(`${place} 我的`);
  const other = await openOtherDesk(browser, 'administrator');
  await other.goto('/desk/#/tour-times');
  await other.getByRole('button', { name: '15:00–16:00' }).click();
  await other.getByRole('dialog').getByLabel('集合地点（中文）').fill(`${place} 同事的`);
  await other.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: '15:00–16:00' }).click();
  await expect(form.getByText('这是您上次没有保存的文字。')).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  const panel = await expectBothVersions(page, `${place} 我的`, `${place} 同事的`);
  await panel.getByRole('button', keepMine).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: `${place} 我的` })).toBeVisible();
  // The colleague still has the version before.
  await other.getByRole('button', { name: '15:00–16:00' }).click();
  await expect(other.getByLabel('集合地点（中文）')).toHaveValue(`${place} 同事的`);
  await other.getByLabel('集合地点（中文）').fill(`${place} 又改`);
  await other.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  const theirs = await expectBothVersions(other, `${place} 又改`, `${place} 我的`);
  await theirs.getByRole('button', takeTheirs).click();
  await expect(other.getByLabel('集合地点（中文）')).toHaveValue(`${place} 我的`);
  await other.context().close();
});

test('second of two administrators who change an opening rule sees both versions and keeps the own one', async ({
  page,
  browser,
}) => {
  const text = `检修 ${randomUUID().slice(0, 6)}`;
  await openDesk(page, 'administrator');
  await page.goto('/desk/#/opening');
  await page.getByRole('button', { name: '添加闭馆日' }).click();
  await page.getByLabel('第一天').fill('2027-07-05');
  await page.getByLabel('最后一天').fill('2027-07-05');
  await page.getByLabel('给观众的说明（中文）').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  const rule = (each: Page) => each.getByRole('row').filter({ hasText: text }).getByRole('button');
  await rule(page).click();
  await page.getByLabel('给观众的说明（中文）').fill(`${text} 我的`);
  const other = await openOtherDesk(browser, 'administrator');
  await other.goto('/desk/#/opening');
  await rule(other).click();
  await other.getByLabel('给观众的说明（中文）').fill(`${text} 同事的`);
  await other.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  const panel = await expectBothVersions(page, `${text} 我的`, `${text} 同事的`);
  await panel.getByRole('button', keepMine).click();
  await expect(page.getByRole('cell', { name: `${text} 我的` })).toBeVisible();
  await rule(page).click();
  // Meanwhile the colleague reads it and changes it once more.
  await other.reload();
  await rule(other).click();
  await other.getByLabel('给观众的说明（中文）').fill(`${text} 再改`);
  await other.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '停用这条规则' }).click();
  const again = await expectBothVersions(page, `${text} 我的`, `${text} 再改`);
  await expect(again.getByRole('row').filter({ hasText: '已撤下' })).toContainText('是');
  await again.getByRole('button', keepMine).click();
  await expect(page.getByRole('row').filter({ hasText: `${text} 再改` })).toContainText('已停用');
  await other.context().close();
});

test('second of two who hide a category, or move an item on, sees what the colleague has done', async ({
  page,
  browser,
  request,
}) => {
  await openDesk(page, 'administrator');
  const other = await openOtherDesk(browser, 'administrator');
  // Neither list is read again behind the back of the one who looks at it.
  await page.goto('/desk/#/category-order');
  await other.goto('/desk/#/category-order');
  const press = (each: Page, action: string) =>
    each.getByRole('button', { name: `${action}：大事记`, exact: true }).click();
  await expect(page.getByRole('button', { name: '隐藏：大事记' })).toBeVisible();
  await press(other, '隐藏');
  await press(other, '显示');
  await press(page, '隐藏');
  const panel = await expectBothVersions(page, '否', '是');
  await panel.getByRole('button', takeTheirs).click();
  await expect(page.getByRole('button', { name: '隐藏：大事记' })).toBeVisible();

  const itemName = `雨帽 ${randomUUID().slice(0, 6)}`;
  const report = { kind: 'lost', itemName, description: '红色', place: '水院', consent: true };
  const foundAt = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const data = { ...report, foundAt, contact: '13800138000' };
  expect((await request.post('/api/content/lostandfound', { data })).status()).toBe(200);
  for (const each of [page, other]) {
    await each.goto(`/desk/#/lost-found?keyword=${encodeURIComponent(itemName)}`);
    await each.getByRole('row').filter({ hasText: itemName }).getByRole('button').click();
  }
  await other.getByRole('button', { name: '已办结' }).click();
  await expect(other.getByRole('button', { name: '已办结' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: '处理中' }).click();
  const states = await expectBothVersions(page, '处理中', '已办结');
  await states.getByRole('button', keepMine).click();
  await expect(page.getByRole('button', { name: '处理中' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await other.context().close();
});
