import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { openDesk } from './desk-account';
import { expect, test } from './fixtures';

/** Books the last free tour within some days, as a visitor does; returns its day and the code of the receipt. */
async function bookTour(request: APIRequestContext, name: string, phone: string) {
  const dayOf = (days: number) =>
    new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  const path = `/app/docent/slots?from=${dayOf(14)}&to=${dayOf(20)}`;
  const { data: slots } = (await (await request.get(path)).json()) as {
    data: { day: string; time: string; language: string; left: number }[];
  };
  const slot = slots.findLast(({ left }) => left > 5);
  if (!slot) throw new Error('No tour is free.');
  const { day, time, language } = slot;
  const input = { day, time, language, people: 2, name, phone, consent: true };
  const sent = await request.post('/app/docent/book', { data: { ...input, note: '=1+1' } });
  expect(sent.status(), await sent.text()).toBe(200);
  const { data } = (await sent.json()) as { data: { code: string } };
  return { day, code: data.code };
}

test('a clerk finds a booking by its number in any spelling, exports it, sees it in the list of its day and cancels it with a reason', async ({
  page,
  request,
}) => {
  const name = `林晚 ${randomUUID().slice(0, 6)}`;
  const phone = `138${String(Date.now()).slice(-8)}`;
  const { day, code } = await bookTour(request, name, phone);
  await openDesk(page, 'front-desk');
  const menu = page.getByRole('navigation', { name: '工作台栏目' });
  const tours = menu.getByRole('link', { name: /^讲解预约/ });
  // The badge tells how many are new.
  await expect(tours).toContainText(/\d+ 件新到/);
  await tours.click();
  await page.getByLabel('查找').fill(code.toLowerCase().split('').join(' '));
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(page.getByText('共 1 条')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const csv = readFileSync(await (await downloading).path(), 'utf8');
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  expect(csv).toContain(name);
  // A spreadsheet would run it as a formula.
  expect(csv).toContain(",'=1+1,");

  await page.goto(`/desk/#/day?day=${day}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(phone);

  await page.goto(`/desk/#/tours?keyword=${code}`);
  await row.getByRole('button').click();
  const panel = page.getByRole('dialog', { name: '讲解预约' });
  await panel.getByText('取消这个预约').click();
  await panel.getByRole('button', { name: '取消预约' }).click();
  await expect(panel.getByLabel('取消原因')).toHaveAttribute('aria-invalid', 'true');
  await panel.getByLabel('取消原因').fill('讲解员生病。');
  await panel.getByRole('button', { name: '取消预约' }).click();
  await expect(panel.getByRole('list', { name: '处理记录' })).toContainText('讲解员生病。');
  await expect(panel.getByText('取消这个预约')).toHaveCount(0);
  await page.goto(`/desk/#/day?day=${day}`);
  await expect(page.getByRole('heading', { name: '当日名单' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});
