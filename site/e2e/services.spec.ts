import { consentMessages } from '../app/features/form/consent-messages';
import type { Page } from '@playwright/test';
import { expectAccessible, findViolations, pageFrame } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

/** A random phone number: each number can book a tour or an activity once. */
const phone = () => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

interface Slot {
  day: string;
  time: string;
  language: 'zh' | 'en';
  left: number;
}

async function slots(page: Page): Promise<Slot[]> {
  const response = await page.request.get('/app/docent/slots');
  return ((await response.json()) as { data: Slot[] }).data;
}

const book = (page: Page, slot: Slot, people: number) =>
  page.request.post('/app/docent/book', {
    data: { ...pick(slot), people, name: '林晚', phone: phone(), consent: true },
  });

const pick = ({ day, time, language }: Slot) => ({ day, time, language });

/** Presses Tab until the named element has focus; throws after 80 presses. */
async function tabTo(page: Page, name: string, role: 'textbox' | 'checkbox' | 'button') {
  // Finding an element by its role takes longer than a press: it is found once.
  const element = await page.getByRole(role, { name, exact: true }).first().elementHandle();
  for (let step = 0; step < 80; step++) {
    if (await element.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}

test('a docent is booked and cancelled by keyboard alone', async ({ page }) => {
  await visit(page, 'zh', '/Service/AppointExplain');
  const day = page.getByRole('combobox', { name: '日期' });
  await expect(day).toBeVisible();
  const open = (await slots(page)).filter((slot) => slot.left >= 6).at(-1);
  await day.focus();
  // Equivalent to typing the first letters of an option.
  await day.selectOption(open?.day ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  for (const [name, value] of [
    ['人数', '2'],
    ['姓名', '林晚'],
    ['手机号', phone()],
  ] as const) {
    await tabTo(page, name, 'textbox');
    await page.keyboard.type(value);
  }
  await tabTo(page, consentMessages.zh.consent, 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(page, '预约讲解', 'button');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('status').filter({ hasText: '预约成功' });
  await expect(receipt.getByRole('heading', { name: '预约成功' })).toBeFocused();
  await expect(receipt).toContainText('感谢');

  await tabTo(page, '取消预约', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '已成功取消' })).toBeVisible();
});

test('lost item is reported on the English site', async ({ page }) => {
  await visit(page, 'en', '/Service/LostFund');
  await page.getByRole('radio', { name: 'I lost something' }).check();
  await page.getByLabel('Item', { exact: true }).fill('Folding umbrella');
  await page.getByLabel('What it looks like').fill('Blue, with a scratch');
  await page.getByLabel('Place').fill('Water Court');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day', { exact: true }).fill(yesterday);
  await page.getByLabel('How we reach you').fill('lin@example.com');
  await page.getByRole('checkbox', { name: /privacy notice/ }).check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toContainText(
    'Folding umbrella',
  );
});

test('volunteer form with invalid fields shows their errors, focuses the first and sends nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/volunteer/')) {
      sent.push(request.url());
    }
  });
  await visit(page, 'zh', '/Service/Volunteer/VolHome/VolCard');
  await page.getByLabel('姓名').fill('林晚');
  await page.getByLabel('手机号', { exact: true }).first().fill('12345');
  await page.getByRole('button', { name: '提交报名' }).click();
  const field = page.getByLabel('手机号', { exact: true }).first();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/11 位手机号/);
  await expect(page.getByRole('checkbox', { name: /我同意/ })).toHaveAccessibleDescription(/勾选/);
  expect(sent).toEqual([]);
});

test('volunteer application is sent', async ({ page }) => {
  await visit(page, 'en', '/Service/Volunteer/VolHome/VolCard');
  await page.getByLabel('Name').fill('Lin Wan');
  await page.getByLabel('Mobile phone', { exact: true }).first().fill(phone());
  await page.getByLabel('Year of birth').fill('1990');
  await page.getByRole('checkbox', { name: 'Chinese Sign Language' }).check();
  await page.getByRole('checkbox', { name: 'Show the way' }).check();
  await page.getByRole('checkbox', { name: 'Weekend mornings' }).check();
  await page.getByLabel('What you would like to tell us').fill('I like listening.');
  await page.getByRole('checkbox', { name: 'The museum may use' }).check();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
});

test('docent form reports a full tour and keeps its values', async ({ page, pageErrors }) => {
  pageErrors.expected.push(/409/);
  const slot = (await slots(page)).find((each) => each.left === 20 && each.language === 'en');
  if (!slot) throw new Error('no tour is empty');
  await visit(page, 'zh', '/Service/AppointExplain');
  await page.getByRole('combobox', { name: '日期' }).selectOption(slot.day);
  await page.getByRole('radio', { name: new RegExp(`^${slot.time}.*英文`) }).check();
  // A phone number can book for six people at most.
  for (const people of [6, 6, 6, 2]) expect((await book(page, slot, people)).ok()).toBe(true);
  await page.getByLabel('人数').fill('2');
  await page.getByLabel('姓名').fill('林晚');
  await page.getByLabel('手机号', { exact: true }).first().fill(phone());
  await page.getByRole('checkbox', { name: /我同意/ }).check();
  await page.getByRole('button', { name: '预约讲解', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '已满' })).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('林晚');
  await expect(
    page.getByRole('radio', { name: new RegExp(`^${slot.time}.*英文.*已满`) }),
  ).toBeVisible();
});

test('activity is found from the home page and booked', async ({ page }) => {
  await visit(page, 'zh', '/');
  await page.getByRole('main').getByRole('link', { name: '活动', exact: true }).click();
  await page.getByRole('link', { name: '工作坊', exact: true }).click();
  await expect(page).toHaveURL(/kind=workshop/);
  await page.getByRole('main').getByRole('link', { name: /^预约/ }).last().click();
  await expect(page).toHaveURL(/\/Service\/Activities\/.+/);
  await page.getByLabel('姓名').fill('林晚');
  await page.getByLabel('手机号', { exact: true }).first().fill(phone());
  await page.getByRole('checkbox', { name: /我同意/ }).check();
  await page.getByRole('button', { name: '预约', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '预约成功' })).toContainText('感谢');
});

test('activities page links to a calendar to subscribe to and to its file', async ({
  page,
  request,
}) => {
  await visit(page, 'en', '/Service/Activities');
  const subscribe = page.getByRole('link', { name: 'Subscribe to the calendar' });
  const { host } = new URL(page.url());
  await expect(subscribe).toHaveAttribute('href', `webcal://${host}/calendar/activities-en.ics`);
  const file = page.getByRole('link', { name: 'Download the calendar file (.ics)' });
  const response = await request.get((await file.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect(await response.text()).toContain('BEGIN:VEVENT');
  await expectAccessible(page);
});

test('retry of a failed submission repeats the same request id', async ({ page, pageErrors }) => {
  pageErrors.expected.push(/ERR_FAILED|Failed to load/);
  const ids: unknown[] = [];
  await page.route('**/api/content/lostandfound', async (route) => {
    ids.push((route.request().postDataJSON() as { requestId: unknown }).requestId);
    if (ids.length === 1) await route.abort();
    else await route.continue();
  });
  await visit(page, 'zh', '/Service/LostFund');
  await page.getByRole('radio', { name: '我捡到东西' }).check();
  await page.getByLabel('物品', { exact: true }).fill('钥匙');
  await page.getByLabel('样子').fill('三把');
  await page.getByLabel('地点').fill('大厅');
  await page.getByLabel('日期').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel('联系方式').fill('13800138000');
  await page.getByRole('checkbox', { name: /我同意/ }).check();
  await page.getByRole('button', { name: '提交登记' }).click();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('status').filter({ hasText: '登记成功' })).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

const pages = [
  '/Service/LostFund',
  '/Service/AppointExplain',
  '/Service/Activities',
  '/Service/Activities/ink-rubbing',
  '/Service/Volunteer/VolHome/VolCard',
];

for (const route of pages) {
  for (const language of ['zh', 'en'] as const) {
    // Language and colour scheme are independent: two of their four pairs cover both.
    const colorScheme = language === 'zh' ? 'light' : 'dark';
    test(`${route} (${language}, ${colorScheme}) at 360 px is accessible, also with field errors`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await visit(page, language, route);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const send = page.locator('main form[novalidate] button[type=submit]').first();
      if (await send.isVisible()) await send.click();
      // Header and footer are the same on all pages: one is checked with them.
      const exclude = route === pages[0] ? '' : pageFrame;
      expect(await findViolations(page, { exclude })).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
