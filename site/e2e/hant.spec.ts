import type { Page } from '@playwright/test';
import { toTraditional } from '../traditional/to-traditional';
import { expect, test, waitForNone } from './fixtures';

/** Visible texts and text attributes of the page, without parts in another language. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'content', 'placeholder', 'title'];
    const elements = [...document.documentElement.querySelectorAll('*')].filter(
      (element) =>
        !element.closest('script, style, template, noscript') &&
        element.closest('[lang]')?.getAttribute('lang') === 'zh-Hant',
    );
    return elements.flatMap((element) => [
      ...[...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [],
      ),
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ]);
  });
}

/** A text in simplified characters is one that the conversion changes. */
async function expectTraditional(page: Page): Promise<void> {
  const texts = (await readTexts(page)).filter((text) => /\p{Script=Han}/u.test(text));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => toTraditional(text) !== text)).toEqual([]);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const path of [
  '/',
  '/News',
  '/Exhibition/BaseExhibition',
  '/Collection/ExcellentCollection',
  '/Service/Today',
  '/Service/AppointExplain',
  '/Service/LostFund',
]) {
  test(`app at /hant/#${path} is in traditional characters and takes over the prerendered page`, async ({
    page,
  }) => {
    await page.goto(`/hant/#${path}`);
    await expect(heading(page)).toBeVisible();
    await waitForNone(page, '.prerendered');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await expectTraditional(page);
  });
}

test('object page of /hant/ is in traditional characters', async ({ page }) => {
  await page.goto('/hant/#/Collection/ExcellentCollection');
  await page.locator('main a[href^="#/Collection/ExcellentCollection/"]').first().click();
  await expect(page).toHaveURL(/ExcellentCollection\/[^/]+$/);
  await expect(heading(page)).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  await expectTraditional(page);
});

for (const path of ['/', '/News', '/Collection/ExcellentCollection']) {
  test(`crawlable page /p/hant${path} is in traditional characters and names its alternates`, async ({
    page,
  }) => {
    await page.goto(`/p/hant${path}`);
    await expectTraditional(page);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(toTraditional(data ?? '')).toBe(data);
    for (const [hreflang, edition] of [
      ['zh-Hans', 'zh'],
      ['zh-Hant', 'hant'],
      ['en', 'en'],
      ['x-default', 'zh'],
    ] as const) {
      const link = page.locator(`link[rel=alternate][hreflang=${hreflang}]`);
      await expect(link).toHaveAttribute('href', new RegExp(`/p/${edition}${path}$`));
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/p/hant${path}$`),
    );
  });
}

test('user centre in traditional characters returns to /hant/', async ({ page }) => {
  await page.goto('/hant/#/News');
  await page.getByRole('link', { name: '登錄' }).first().click();
  await expect(page).toHaveURL(/user-centre\/.*lang=hant/);
  await expect(heading(page)).toBeVisible();
  await expectTraditional(page);
  await expect(
    page.getByRole('link', { name: '返回首頁' }).or(page.locator('a.logo')),
  ).toHaveAttribute('href', '/hant/');
  await page.getByRole('link', { name: '简体' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('language menu leads to the same page in each edition', async ({ page }) => {
  await page.goto('/#/News?page=2');
  const menu = page.getByRole('banner').getByRole('navigation', { name: '语言' });
  await expect(menu.getByRole('link', { name: '简体' })).toHaveAttribute('aria-current', 'true');
  const traditional = menu.getByRole('link', { name: '繁體' });
  await expect(traditional).toHaveAttribute('hreflang', 'zh-Hant');
  await expect(traditional).toHaveAttribute('lang', 'zh-Hant');
  await traditional.click();
  await expect(page).toHaveURL(/\/hant\/#\/News\?page=2$/);
  await expect(heading(page)).toHaveText('資訊');
  await expect(page.getByRole('banner').getByRole('link', { name: '繁體' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

for (const width of [320, 360]) {
  test(`language menu fits into ${width} px with targets of 44 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/hant/');
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: '菜單' }).click();
    const links = page.locator('.languages a:visible');
    await expect(links).toHaveText(['简体', '繁體', 'English']);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('search finds simplified content by traditional characters and marks it', async ({ page }) => {
  await page.goto('/hant/#/Search?keyword=青銅器');
  await expect(heading(page)).toContainText('青銅器');
  await expect(page.locator('main mark').first()).toBeVisible();
  const marks = await page.locator('main mark').allTextContents();
  expect(marks.map((mark) => toTraditional(mark))).toEqual(marks);
  await expectTraditional(page);
});

test('collection is narrowed by a keyword in traditional characters', async ({ page }) => {
  await page.goto('/hant/#/Collection?keyword=龍泉');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/找到 [1-9]\d* 件/);
  await expectTraditional(page);
});

test('form of /hant/ shows the messages of the service in traditional characters and sends the text as written', async ({
  page,
}) => {
  await page.goto('/hant/#/Service/LostFund');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /提交|送出/ }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectTraditional(page);
});

test('toolbar on /hant/ has its texts in traditional characters', async ({ page }) => {
  await page.goto('/hant/');
  await expect(heading(page)).toBeVisible();
  await page
    .getByRole('button', { name: /無障礙/ })
    .first()
    .click();
  const panel = page.getByRole('toolbar', { name: '無障礙工具條' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: '聲音' })).toBeVisible();
  const labels = (await panel.getByRole('button').allTextContents()).map((label) => label.trim());
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.map((label) => toTraditional(label))).toEqual(labels);
});

test('calendar of /hant/ to subscribe to and to download is in traditional characters', async ({
  page,
  request,
}) => {
  await page.goto('/hant/#/Service/Activities');
  const { host } = new URL(page.url());
  await expect(page.locator('a[href^="webcal:"]')).toHaveAttribute(
    'href',
    `webcal://${host}/calendar/activities-hant.ics`,
  );
  const path = await page.locator('a[download][href$=".ics"]').getAttribute('href');
  const text = await (await request.get(path ?? '')).text();
  expect(text).toContain('BEGIN:VEVENT');
  expect(toTraditional(text)).toBe(text);
});

test('booking on /hant/ gives a calendar entry in traditional characters', async ({
  page,
  request,
}) => {
  await page.goto('/hant/#/Service/Admission');
  await page.getByRole('combobox', { name: '日期' }).selectOption({ index: 3 });
  await page.getByRole('radio').nth(1).check();
  await page.getByLabel('人數', { exact: true }).fill('2');
  await page.getByLabel('姓名', { exact: true }).fill('林晚');
  const phone = `136${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await page.getByLabel(toTraditional('手机号'), { exact: true }).first().fill(phone);
  await page.getByRole('checkbox', { name: toTraditional('我同意') }).check();
  await page.getByRole('button', { name: toTraditional('预约入馆'), exact: true }).click();
  const link = page.locator('main a[href*="/calendar/booking.ics"]').first();
  const text = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  expect(text).toContain('入館');
  expect(toTraditional(text)).toBe(text);
});
