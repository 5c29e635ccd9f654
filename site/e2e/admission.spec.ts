import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { consentMessages } from '../app/features/form/consent-messages';
import { findViolations, pageFrame } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

/** A random phone number: each number can book a time once. */
const phone = () => `135${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

const words = {
  zh: {
    ...{ day: '日期', people: '人数', name: '姓名', phone: '手机号', submit: '预约入馆' },
    ...{ done: '预约成功', code: /^二维码，编号/, save: '存为图片', calendar: '加入日历' },
    ...{ cancelled: '已成功取消', cancel: '取消预约' },
  },
  en: {
    ...{ day: 'Day', people: 'People', name: 'Name', phone: 'Mobile phone', submit: 'Book entry' },
    ...{ done: 'Entry booked', code: /^QR code, number/, save: 'Save as a picture' },
    ...{ calendar: 'Add to calendar', cancelled: 'Cancelled', cancel: 'Cancel a booking' },
  },
} as const;
type Language = keyof typeof words;

async function book(page: Page, language: Language, number: string): Promise<void> {
  const own = words[language];
  await visit(page, language, '/Service/Admission');
  const day = page.getByRole('combobox', { name: own.day });
  await expect(day).toBeVisible();
  await day.selectOption({ index: 3 });
  await page.getByRole('radio').nth(1).check();
  await page.getByLabel(own.people, { exact: true }).fill('2');
  await page.getByLabel(own.name, { exact: true }).fill('林晚');
  await page.getByLabel(own.phone, { exact: true }).first().fill(number);
  await page.getByRole('checkbox', { name: consentMessages[language].consent }).check();
  await page.getByRole('button', { name: own.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: own.done })).toBeFocused();
}

/** The text of the first QR code in a picture. */
async function scan(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

for (const language of ['zh', 'en'] as const) {
  test(`entry is booked in ${language}, its ticket scanned, kept, put into a calendar and cancelled`, async ({
    page,
  }) => {
    const own = words[language];
    const number = phone();
    await book(page, language, number);
    const code = page.getByRole('img', { name: own.code });
    await expect(code).toBeVisible();
    const label = (await code.getAttribute('aria-label')) ?? '';
    const booking = label.replace(/^.*(编号|number) /, '').replaceAll(' ', '');
    expect(await scan(await code.screenshot())).toBe(booking);
    expect(await findViolations(page, { exclude: pageFrame })).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: own.save }).click();
    expect(await scan(await readFile(await (await download).path()))).toBe(booking);

    const href = await page.getByRole('link', { name: own.calendar }).getAttribute('href');
    const calendar = await page.request.get(href ?? '');
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain(booking.split('').join(' '));

    await page.reload();
    await expect(code).toBeVisible();
    await page.locator('main details > summary').click();
    await page.locator('details [name=id]').fill(booking.toLowerCase());
    await page.locator('details [name=phone]').fill(number);
    await page.getByRole('button', { name: own.cancel, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: own.cancelled })).toBeVisible();
    await expect(code).toBeHidden();
    expect((await page.request.get(href ?? '')).status()).toBe(404);
  });
}

test('entry cancelled below its receipt takes the receipt away, and its ticket on another device is marked', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 404/);
  const own = words.zh;
  await book(page, 'zh', phone());
  const code = page.getByRole('img', { name: own.code });
  await expect(code).toBeVisible();
  const readStored = () => page.evaluate(() => localStorage.getItem('tickets') ?? '');
  const tickets = await readStored();
  await page.getByRole('button', { name: own.cancel, exact: true }).click();
  await expect(page.getByRole('heading', { name: own.cancel })).toBeFocused();
  await expect(page.getByRole('heading', { name: own.done })).toBeHidden();
  await expect(page.getByRole('button', { name: own.submit, exact: true })).toBeVisible();
  await expect.poll(readStored).toBe('[]');

  // As on a device that did not cancel.
  await page.evaluate((stored) => localStorage.setItem('tickets', stored), tickets);
  await page.reload();
  const ticket = page.getByRole('listitem').filter({ hasText: '已取消' });
  await expect(ticket).toBeVisible();
  await expect(code).toBeHidden();
  expect(await findViolations(page, { exclude: pageFrame })).toEqual([]);
  await ticket.getByRole('button', { name: '从这台设备移除' }).click();
  await expect(ticket).toBeHidden();
});

test('ticket that is shown stays readable when the network is gone', async ({ page }) => {
  await book(page, 'zh', phone());
  const code = page.getByRole('img', { name: words.zh.code });
  await expect(code).toBeVisible();
  await page.context().setOffline(true);
  try {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.zh.save }).click();
    const picture = await readFile(await (await download).path());
    expect(await scan(picture)).toHaveLength(6);
  } finally {
    await page.context().setOffline(false);
  }
});
