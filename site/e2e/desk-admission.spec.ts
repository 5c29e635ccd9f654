import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { openDesk } from './desk-account';
import { expect, test } from './fixtures';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '工作台栏目' }).getByRole('link', { name, exact: true });

interface Slot {
  day: string;
  time: string;
  capacity: number;
  left: number;
  required: boolean;
}

async function slotsOf(request: APIRequestContext, period: object = {}): Promise<Slot[]> {
  const query = new URLSearchParams(Object.entries(period)).toString();
  const response = await request.get(`/app/admission/slots?${query}`);
  return ((await response.json()) as { data: Slot[] }).data;
}

test('administrator requires bookings on a day, visitors see it at once, and the setting is removed again', async ({
  page,
  request,
}) => {
  const day = (await slotsOf(request)).at(-1)?.day ?? '';
  const onDay = () => slotsOf(request, { from: day, to: day });
  await openDesk(page, 'administrator');
  await menuLink(page, '入馆时段').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '添加期间' }).click();
  const panel = page.getByRole('dialog');
  await expectAccessible(page);
  await panel.getByLabel('第一天').fill(day);
  await panel.getByLabel('最后一天').fill(day);
  await panel.getByRole('radio', { name: '30 分钟' }).check();
  await panel.getByLabel('每个时段的人数').fill('5');
  await panel.getByRole('radio', { name: '须预约', exact: true }).check();
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(panel).toHaveCount(0);
  const [, second] = await onDay();
  expect(second).toMatchObject({ time: '09:30', capacity: 5, required: true });
  await page.getByRole('button', { name: `${day} – ${day}` }).click();
  await panel.getByText('删除这一条').first().click();
  await panel.getByRole('button', { name: '删除这一条' }).click();
  await expect(panel).toHaveCount(0);
  expect((await onDay())[1]).toMatchObject({ time: '10:00', required: false });
});

test('front desk marks an arrival by the number that a scanner types, once', async ({
  page,
  request,
}) => {
  const slot = (await slotsOf(request)).find(({ left }) => left > 2);
  const response = await request.post('/app/admission/book', {
    data: {
      ...{ day: slot?.day, time: slot?.time, people: 2, name: '柳岚', consent: true },
      phone: `134${String(Date.now()).slice(-8)}`,
    },
  });
  const { data } = (await response.json()) as { data: { code: string } };
  await openDesk(page, 'frontDesk');
  await page.goto(`/desk/#/day?day=${slot?.day ?? ''}`);
  const arrivals = page.getByRole('region', { name: '到场登记' });
  const status = arrivals.getByRole('status');
  const scan = async (code: string) => {
    await arrivals.getByLabel('编号').focus();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await scan(data.code.toLowerCase());
  await expect(status).toContainText('已登记：柳岚 · 2 人');
  await expect(status).toContainText('入馆');
  await expect(page.getByRole('row', { name: /柳岚/ })).toContainText('已到场');
  await expectAccessible(page);
  await scan(data.code);
  await expect(status).toContainText('此前已登记到场');
  await scan('XXXXXX');
  await expect(status).toContainText('没有编号为 XXXXXX 的有效预约');
});
