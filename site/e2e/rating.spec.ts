import { EventEmitter, once } from 'node:events';
import type { Page, Request } from '@playwright/test';
import { expectAccessible, pageFrame } from './axe';
import { expect, visit } from './fixtures';
import { register } from './member';
import { test } from './shared-page';

const messages = {
  zh: {
    open: '评价',
    five: '五星',
    submit: '提交',
    done: '评价成功',
    star: (n: number) => `${n} 星`,
  },
  en: {
    open: 'Rate this site',
    five: 'Five stars',
    submit: 'Submit',
    done: 'Thank you for your rating',
    star: (n: number) => (n === 1 ? '1 star' : `${n} stars`),
  },
} as const;
const groups = {
  zh: ['整体设计', '浏览体验', '内容质量', '综合评价'],
  en: ['Design', 'Browsing', 'Content', 'Overall'],
} as const;

async function open(page: Page, language: 'zh' | 'en') {
  const opener = page.getByRole('button', { name: messages[language].open, exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const group = (index: number) =>
    dialog.getByRole('group', { name: groups[language][index] ?? '', exact: true });
  const star = (index: number, count: number) =>
    group(index).getByRole('radio', { name: messages[language].star(count), exact: true });
  return {
    opener,
    dialog,
    star,
    five: dialog.getByRole('checkbox', { name: messages[language].five }),
    submit: dialog.getByRole('button', { name: messages[language].submit, exact: true }),
  };
}

for (const language of ['zh', 'en'] as const) {
  test(`rating dialog keeps its stars and the five-star box in sync and sends the rating (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/News/Notice');
    const { opener, dialog, star, five, submit } = await open(page, language);
    await expect(star(0, 5)).toBeFocused();
    await expectAccessible(page, { exclude: pageFrame, language });
    for (const index of [0, 1, 2, 3]) await expect(star(index, 5)).toBeChecked();
    await expect(five).toBeChecked();

    await star(2, 3).check({ force: true });
    await expect(five).not.toBeChecked();
    await five.check();
    await expect(star(2, 5)).toBeChecked();
    await star(1, 4).check({ force: true });
    await star(1, 5).check({ force: true });
    await expect(five).toBeChecked();
    await star(3, 2).check({ force: true });

    const sent = page.waitForRequest('**/app/web-star/create');
    await submit.click();
    expect((await sent).postDataJSON()).toMatchObject({
      globeDesignStar: 5,
      browsingExperienceStar: 5,
      contentQualityStar: 5,
      comprehensiveStar: 2,
      type: 1,
    });
    await expect(page.getByText(messages[language].done)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    const again = await open(page, language);
    await expect(again.star(3, 5)).toBeChecked();
    await expect(again.five).toBeChecked();
  });
}

test('rating dialog closes with Escape, its opener, its close button and a click outside', async ({
  page,
}) => {
  await visit(page, 'zh', '/News/Notice');
  const { opener, dialog } = await open(page, 'zh');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await open(page, 'zh');
  await opener.click();
  await expect(dialog).toHaveCount(0);

  await open(page, 'zh');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await open(page, 'zh');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(dialog).toHaveCount(0);
});

for (const [failure, response] of [
  ['status 500', { status: 500, body: '{"success":false,"code":500,"msg":"坏了","data":null}' }],
  [
    'an error code in a 200 response',
    { status: 200, body: '{"success":false,"code":7,"msg":"坏了","data":null}' },
  ],
  ['a network error', undefined],
] as const) {
  test(`rating that fails with ${failure} shows no message, resets to five stars and can be sent again`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected = [/status of 500/, /ERR_FAILED/];
    await visit(page, 'zh', '/News/Notice');
    await page.route('**/app/web-star/create', (route) =>
      response ? route.fulfill({ ...response, contentType: 'application/json' }) : route.abort(),
    );
    const { dialog, star, submit } = await open(page, 'zh');
    await star(0, 4).check({ force: true });
    const isRating = (request: Request) => request.url().endsWith('/app/web-star/create');
    const ended = response
      ? page.waitForEvent('requestfinished', isRating)
      : page.waitForEvent('requestfailed', isRating);
    await submit.click();
    await ended;
    await expect(submit).toBeVisible();
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('region', { name: '消息' })).toHaveText('');
    // Spec section 4: afterwards all ratings are five again.
    await expect(star(0, 5)).toBeChecked();

    await page.unroute('**/app/web-star/create');
    await submit.click();
    await expect(page.getByText('评价成功')).toBeVisible();
  });
}

test('rating button shows that it is sending and ignores a second press', async ({ page }) => {
  await visit(page, 'zh', '/News/Notice');
  let count = 0;
  const gate = new EventEmitter();
  const held = once(gate, 'open');
  await page.route('**/app/web-star/create', async (route) => {
    count += 1;
    await held;
    await route.continue();
  });
  const { dialog, submit } = await open(page, 'zh');
  await submit.click();
  const sending = dialog.getByRole('button', { name: '正在提交' });
  await expect(sending).toBeVisible();
  await sending.click();
  gate.emit('open');
  await expect(page.getByText('评价成功')).toBeVisible();
  expect(count).toBe(1);
});

test('rating of a member is reported for points', async ({ page }) => {
  await register(page, 'zh', '/#/News/Notice');
  await expect(page.getByRole('banner').getByRole('button', { name: '柳岚' })).toBeVisible();
  const reported = page.waitForRequest(
    (request) =>
      request.url().includes('/inte-engine/') && Boolean(request.postData()?.includes('R007')),
  );
  const { submit } = await open(page, 'zh');
  await submit.click();
  await reported;
  await expect(page.getByText('评价成功')).toBeVisible();
});

test('rating dialog covers no item of the menu beside the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, 'zh', '/News/Notice');
  const { opener, dialog } = await open(page, 'zh');
  const box = await dialog.boundingBox();
  const top = box?.y ?? 0;
  const above = await opener.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(top);
  for (const name of ['公告', '新闻']) {
    const item = page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
    const { x = 0, y = Infinity, height = 0 } = (await item.boundingBox()) ?? {};
    expect(x).toBeLessThan(200);
    expect(y + height).toBeLessThanOrEqual(top);
  }
});

test('rating dialog and its submit button fit a 320 px viewport', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const language of ['zh', 'en'] as const) {
    await visit(page, language, '/News/Notice');
    const { dialog, submit } = await open(page, language);
    await expect(submit).toBeInViewport();
    const { x, width } = (await dialog.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
});
