import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe';
import { menuLink, openDesk } from './desk-account';
import { expect, test } from './fixtures';

/** A day within the next weeks on which tours take place: a Sunday. */
function comingSunday(): string {
  const day = new Date(Date.now() + 8 * 3_600_000);
  day.setUTCDate(day.getUTCDate() + 7 + ((7 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

test('administrator cancels a tour on a day by keyboard, visitors can book it no more, and its booking is listed at the desk', async ({
  page,
  request,
}) => {
  const day = comingSunday();
  const slots = async () => {
    const response = await request.get(`/app/docent/slots?from=${day}&to=${day}`);
    return ((await response.json()) as { data: { time: string }[] }).data.map(({ time }) => time);
  };
  expect(await slots()).toContain('09:30');
  const booked = await request.post('/app/docent/book', {
    data: {
      ...{ day, time: '09:30', language: 'zh', people: 2, name: '林晚', consent: true },
      phone: `139${String(Date.now()).slice(-8)}`,
    },
  });
  expect(booked.status(), await booked.text()).toBe(200);
  await openDesk(page, 'administrator');
  await menuLink(page, '讲解安排').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: '09:30–10:30' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expectAccessible(page);
  await panel.getByLabel('取消的日子').fill('2026-99-99');
  await panel.getByLabel('取消的日子').press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('“2026-99-99”不是日期')).toBeVisible();
  await panel.getByLabel('取消的日子').fill(day);
  await panel.getByRole('button', { name: '保存' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect.poll(slots).not.toContain('09:30');
  await menuLink(page, '今日').click();
  const stranded = page.getByRole('region', { name: '没有场次的预约' });
  await expect(stranded.getByRole('cell', { name: '林晚' })).toBeVisible();
  await expectAccessible(page);
});

test('administrator adds a closure, which the header data and the hours of both languages have at once', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expected.push(/400 \(Bad Request\)/);
  const until = '2027-03-05';
  await openDesk(page, 'administrator');
  await menuLink(page, '开放时间').click();
  await page.getByRole('button', { name: '添加闭馆日' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('第一天').fill('2027-03-03');
  await panel.getByLabel('最后一天').fill('2027-03-01');
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(panel.getByLabel('最后一天')).toHaveAttribute('aria-invalid', 'true');
  await panel.getByLabel('最后一天').fill(until);
  await panel.getByLabel('（中文）').fill('设备检修闭馆');
  await panel.getByLabel('（英文）').fill('Closed for repairs');
  await expectAccessible(page);
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: until })).toContainText('闭馆');
  await expectAccessible(page);
  for (const [path, text] of [
    ['/', '设备检修闭馆'],
    ['/en/', 'Closed for repairs'],
  ] as const) {
    expect(await (await request.get(path)).text()).toContain(text);
  }
});

test('administrator finds and locks a member, who is told so in plain words at the log-in', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expected.push(/403 \(Forbidden\)/);
  const userName = `m${randomUUID().slice(0, 8)}`;
  const member = { userName, nickName: '柳岚', phone: '13800138000', consent: true };
  const password = '两个黄鹂，一行白鹭';
  const registered = await request.post('/user-centre/api/register', {
    data: { ...member, password },
  });
  expect(registered.status(), await registered.text()).toBe(200);
  await openDesk(page, 'administrator');
  await menuLink(page, '会员').click();
  await page.getByLabel('查找会员').fill(userName);
  await page.getByRole('button', { name: userName }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: '锁定账号' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '解除锁定' })).toBeVisible();
  const refused = await request.post('/user-centre/api/login', { data: { userName, password } });
  expect(refused.status()).toBe(403);
  await page.goto('/user-centre/');
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('此账号已被博物馆停用，请联系服务台')).toBeVisible();
});

test('administrator moves and hides a category, and the menu of the site follows', async ({
  page,
  request,
}) => {
  const tree = async () => {
    const response = await request.post('/api/category/list', { data: {} });
    const { data } = (await response.json()) as {
      data: { id: string; parent_id: string | null; visible: boolean; categoryName: string }[];
    };
    return data.filter(({ parent_id }) => parent_id === null);
  };
  const [first, second] = await tree();
  const [name, moved] = [first?.categoryName ?? '', second?.categoryName ?? ''];
  await openDesk(page, 'administrator');
  await menuLink(page, '栏目顺序').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `上移：${moved}`, exact: true }).click();
  await expect.poll(async () => (await tree())[0]?.categoryName).toBe(moved);
  await page.getByRole('button', { name: `下移：${moved}`, exact: true }).click();
  await expect.poll(async () => (await tree())[0]?.categoryName).toBe(name);
  await page.getByRole('button', { name: `隐藏：${moved}`, exact: true }).click();
  await expect.poll(async () => (await tree())[1]?.visible).toBe(false);
  await page.getByRole('button', { name: `显示：${moved}`, exact: true }).click();
  await expect.poll(async () => (await tree())[1]?.visible).toBe(true);
});

test('a note that could not be sent survives the loss of the connection and of the session', async ({
  page,
  request,
  context,
  pageErrors,
}) => {
  pageErrors.expected.push(/ERR_INTERNET_DISCONNECTED/, /401 \(Unauthorized\)/);
  const itemName = `水壶 ${randomUUID().slice(0, 6)}`;
  const report = { kind: 'lost', itemName, description: '红色', place: '水院', consent: true };
  const foundAt = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const data = { ...report, foundAt, contact: '13800138000' };
  expect((await request.post('/api/content/lostandfound', { data })).status()).toBe(200);
  const userName = await openDesk(page, 'front-desk');
  await page.goto(`/desk/#/lost-found?keyword=${encodeURIComponent(itemName)}`);
  await page.getByRole('row').filter({ hasText: itemName }).getByRole('button').click();
  const note = page.getByRole('dialog').getByRole('textbox', { name: '添加备注' });
  await note.fill('失主明天下午来取。');
  await context.setOffline(true);
  await page.getByRole('button', { name: '保存备注' }).click();
  await expect(page.getByText('网络连接错误，请检查网络').first()).toBeVisible();
  await context.setOffline(false);
  await context.clearCookies();
  await page.reload();
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码', { exact: true }).fill('云泽 desk 2026');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('这是您上次没有保存的文字。')).toBeVisible();
  await expect(note).toHaveValue('失主明天下午来取。');
  await page.getByRole('button', { name: '保存备注' }).click();
  await expect(page.getByRole('list', { name: '处理记录' })).toContainText('失主明天下午来取。');
  await expect(note).toHaveValue('');
});
