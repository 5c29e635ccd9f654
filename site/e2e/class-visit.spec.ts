import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { consentMessages } from '../app/features/form/consent-messages';
import { messages } from '../app/pages/class-visit/messages';
import { classVisitLabels } from '../contract/shared/class-visit-labels';
import { findViolations, pageFrame } from './axe';
import { openDesk, openOtherDesk } from './desk-account';
import { expect, test, visit } from './fixtures';

type Language = 'zh' | 'en';

/** A random phone number: each number can book a session once. */
const phone = () => `135${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

const words = {
  zh: {
    title: '预约学校参观',
    name: '姓名',
    phone: '手机号',
    cancelled: '已成功取消',
    cancel: '取消预约',
  },
  en: {
    ...{ title: 'Book a class visit', name: 'Name', phone: 'Mobile phone' },
    ...{ cancelled: 'Cancelled', cancel: 'Cancel a booking' },
  },
} as const;

/** Fills in the form but the adults; the day is any, because a session takes few classes. */
async function fillIn(page: Page, language: Language, school: string, number: string) {
  const own = messages[language];
  await visit(page, language, '/Education/ClassVisit');
  const day = page.locator('main form [name=day]');
  await expect(day).toBeVisible();
  const days = await day.locator('option').evaluateAll((options) => options.length);
  await day.selectOption({ index: 1 + Math.floor(Math.random() * (days - 1)) });
  await page.getByRole('radio').first().check();
  await page.getByLabel(own.school, { exact: true }).fill(school);
  await page.getByLabel(own.stage, { exact: true }).selectOption('upperPrimary');
  await page.getByLabel(own.pupils, { exact: true }).fill('40');
  const { programmes, access } = classVisitLabels[language];
  await page.locator('main form [name=programme]').selectOption({ label: programmes.lesson });
  await page.getByRole('checkbox', { name: access.wheelchair, exact: true }).check();
  await page.getByLabel(words[language].name, { exact: true }).fill('林晚');
  await page.getByLabel(words[language].phone, { exact: true }).first().fill(number);
  await page.getByRole('checkbox', { name: consentMessages[language].consent }).check();
}

/** The text of a QR code in a picture. */
async function scan(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

for (const language of ['zh', 'en'] as const) {
  test(`a class visit is booked in ${language}, seen at the desk and cancelled`, async ({
    page,
    browser,
  }) => {
    const own = messages[language];
    const school = `湖滨小学 ${Math.random().toString(36).slice(2, 8)}`;
    const number = phone();
    await fillIn(page, language, school, number);
    expect(await findViolations(page, { exclude: pageFrame })).toEqual([]);

    const adults = page.getByLabel(own.adults, { exact: true });
    await adults.fill('2');
    const submit = page.getByRole('button', { name: own.submit, exact: true });
    await submit.click();
    await expect(adults).toBeFocused();
    await expect(adults).toHaveAccessibleDescription(new RegExp(own.tooFewAdults(40, 3)));
    await adults.fill('3');
    await submit.click();

    await expect(page.getByRole('heading', { name: own.doneTitle })).toBeFocused();
    const receipt = page.getByRole('status').first();
    await expect(receipt).toContainText(school);
    await expect(receipt).toContainText(own.people(40, 3));
    const code = page.locator('main').getByRole('img', { name: /^(二维码|QR code)/ });
    await expect(code).toBeVisible();
    const booking = await scan(await code.screenshot());
    expect(booking).toMatch(/^[A-Z\d]{6}$/);
    expect(await findViolations(page, { exclude: pageFrame })).toEqual([]);
    const href = await page.locator('main a[href*="/calendar/booking.ics"]').getAttribute('href');
    const calendar = await page.request.get(href ?? '');
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain(language === 'zh' ? '学校参观' : 'Class visit');

    const desk = await openOtherDesk(browser, 'front-desk');
    await desk.goto(`/desk/#/class-visits?keyword=${booking.toLowerCase()}`);
    const row = desk.getByRole('row').filter({ hasText: school });
    await expect(row).toContainText('小学四至六年级');
    await expect(row).toContainText('林晚');
    await row.getByRole('button').first().click();
    await expect(desk.getByRole('dialog')).toContainText('在教育中心上课');
    await expect(desk.getByRole('dialog')).toContainText('轮椅');
    await desk.context().close();

    await page.locator('details [name=id]').fill(booking.toLowerCase());
    await page.locator('details [name=phone]').fill(number);
    await page.getByRole('button', { name: words[language].cancel, exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: words[language].cancelled }),
    ).toBeVisible();
    await expect(code).toBeHidden();
    expect((await page.request.get(href ?? '')).status()).toBe(404);
  });

  test(`lessons lead to the booking of a class visit in ${language}`, async ({ page }) => {
    for (const path of [
      '/Education/CloudClassroom',
      '/Education/CloudClassroom/CloudClassroom/cast-a-ding',
    ]) {
      await visit(page, language, path);
      await page.locator('main a[href$="#/Education/ClassVisit"]').first().click();
      await expect(
        page.getByRole('heading', { level: 1, name: words[language].title }),
      ).toBeVisible();
    }
  });
}

test('form for a class visit fits a screen of 320 px and has targets of 44 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await fillIn(page, 'en', '湖滨小学', phone());
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  const heights = await page
    .locator('main form')
    .first()
    .locator('input:not([type=radio], [type=checkbox]), select, textarea, button, label:has(input)')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('administrator adds a session that teachers can book', async ({ page }) => {
  await openDesk(page, 'administrator');
  await page.goto('/desk/#/class-sessions');
  await expect(page.getByRole('row').filter({ hasText: '09:30–11:00' })).toContainText('周三');
  await page.getByRole('button', { name: '添加场次' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('周五').check();
  await panel.getByLabel('开始').fill('12:10');
  await panel.getByLabel('结束').fill('13:10');
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(panel).toBeHidden();
  const times = async () => {
    const response = await page.request.get('/app/classVisit/slots');
    const { data } = (await response.json()) as { data: { time: string }[] };
    return data.map(({ time }) => time);
  };
  expect(await times()).toContain('12:10');
  await page.getByRole('button', { name: '12:10–13:10' }).click();
  await panel.getByText('删除这一场次').first().click();
  await panel.getByRole('button', { name: '删除这一场次' }).click();
  await expect.poll(times).not.toContain('12:10');
});
