import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { failedRequestErrors } from './call-errors/call-failures';
import { expect, newDocument, test, visit } from './fixtures';

const page = '/Service/OfflineVisit';

const messages = {
  zh: {
    ...{
      exhibition: '层层：漆与珐琅',
      keep: '保存到这台设备',
      done: /^已保存/,
      offline: '现在连接不上网站',
    },
    ...{
      object: '剔红牡丹纹圆盒',
      play: '播放',
      hours: /^以上时间是以前保存的/,
      today: /今日|明日/,
    },
    ...{ plan: '一层', remove: '全部删除', removed: /^已全部删除/, full: '空间不够' },
    ...{ lost: '网络断了', update: '更新', none: '还没有保存', kept: '看到的内容保存于' },
    ...{ otherTitle: '现在连接不上网站', only: '这台设备只保存了英文版', retry: '重试' },
    ...{ notKept: '离线保存的内容里没有这一页', whatIsKept: '存了什么', failed: '没有加载出来' },
  },
  en: {
    ...{ exhibition: 'Layer upon Layer', keep: 'Keep on this device', done: /^Kept\./ },
    ...{ offline: 'cannot be reached now', object: 'Carved red lacquer box', play: 'Play' },
    ...{ hours: /^These hours were kept earlier/, today: /today|tomorrow/i },
    ...{ plan: 'Level 1', remove: 'Remove all', removed: /^All was removed/ },
    ...{ full: 'not enough room', lost: 'connection was lost', update: 'Update' },
    ...{ none: 'Nothing has been kept', kept: 'What you see was kept on' },
    ...{ retry: 'Try again', otherTitle: 'The site cannot be reached now', failed: 'did not load' },
    ...{ only: 'This device keeps the Simplified Chinese version only' },
    ...{ notKept: 'this page is not among what was kept', whatIsKept: 'What this device keeps' },
  },
} as const;

/** What is left on the device. */
const left = (tab: Page) =>
  tab.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const nothing = { caches: [], workers: 0 };

/** Keeps the basics, which need no sound. */
async function keepBasics(tab: Page, language: 'zh' | 'en'): Promise<void> {
  await visit(tab, language, page);
  await tab.getByRole('button', { name: messages[language].keep }).click();
  await expect(tab.getByText(messages[language].done)).toBeVisible({ timeout: 30_000 });
}

/** Sessions of the Chrome DevTools Protocol for what Playwright does not offer. */
const devTools = (context: BrowserContext, tab: Page) => context.newCDPSession(tab);

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`exhibition, floor plans and audio are shown without a connection, and nothing is left after removal (${language})`, async ({
    page: tab,
    context,
    pageErrors,
  }) => {
    pageErrors.expected = [...failedRequestErrors];
    await visit(tab, language, page);
    expect(await left(tab)).toEqual(nothing);
    await tab.getByRole('checkbox', { name: w.exhibition }).check();
    await expectAccessible(tab, { language });
    await tab.getByRole('button', { name: w.keep }).click();
    await expect(tab.getByText(w.done)).toBeVisible({ timeout: 45_000 });
    await expectAccessible(tab, { language });

    await context.setOffline(true);
    await tab.goto(newDocument(language, '/Service/TourGuide'));
    await expect(tab.getByRole('status').getByText(w.offline)).toBeVisible();
    await expect(tab.getByRole('status').getByText(w.kept)).toBeVisible();
    await expect(tab.locator('header .today')).not.toContainText(w.today, { useInnerText: true });
    await expect(tab.getByText(w.hours)).toBeVisible();
    await expectAccessible(tab, { language });
    await tab.locator('[data-open-accessibility]').first().click();
    await expect(tab.locator('[data-a11y-toolbar] button[data-tool=more]')).toBeVisible();
    await tab.locator('[data-a11y-toolbar] button[data-tool=exit]').click();
    await tab.locator('#floor-plans, footer').first().scrollIntoViewIfNeeded();
    await expect(tab.getByRole('tab', { name: w.plan })).toBeVisible();

    await tab.goto(newDocument(language, page));
    await tab.getByRole('link', { name: w.exhibition }).click();
    await tab.locator('main a[href$="/tihong-he"]').first().click();
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(w.object);
    const picture = tab.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
    await tab.locator('main a[href*="/AudioGuide/"]').first().click();
    await tab.getByRole('button', { name: w.play, exact: true }).click();
    const time = () =>
      tab
        .locator('audio')
        .first()
        .evaluate((audio: HTMLAudioElement) => audio.currentTime);
    await expect.poll(time).toBeGreaterThan(0.5);

    // What is not kept shows its error, with the way to what is kept.
    await visit(tab, language, '/News/Notice');
    await expect(tab.locator('main [data-state=failed]').first()).toBeVisible();

    await context.setOffline(false);
    await tab.goto(newDocument(language, page));
    await expect(tab.getByText(w.offline)).toBeHidden();
    await expect(tab.locator('header .today')).toContainText(w.today, { useInnerText: true });
    await tab.getByRole('button', { name: w.remove }).click();
    await expect(tab.getByText(w.removed)).toBeVisible();
    expect(await left(tab)).toEqual(nothing);
  });
}

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];
  const object = '/Collection/ExcellentCollection/tihong-he';

  test(`record that is not kept says so without a connection, and loads with one (${language})`, async ({
    page: tab,
    context,
    pageErrors,
  }) => {
    pageErrors.expected = [...failedRequestErrors];
    await keepBasics(tab, language);
    await context.setOffline(true);
    const failed = tab.locator('main [data-state=failed]');
    for (const path of ['/Service/AudioGuide/104', '/News/NewsInfo/bells-measured', object]) {
      await tab.goto(newDocument(language, path));
      await expect(failed).toContainText(w.notKept);
    }
    await expectAccessible(tab, { language });
    await failed.getByRole('link', { name: w.whatIsKept }).click();
    await expect(tab).toHaveURL(/OfflineVisit$/);
    await tab.goBack();
    await expect(failed).toContainText(w.notKept);
    const retry = failed.getByRole('button', { name: w.retry });
    await context.setOffline(false);
    // The record loads on the `online` event or by the click, whichever is first.
    await retry.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(w.object);
  });

  test(`record has the general failure without a connection where nothing is kept (${language})`, async ({
    page: tab,
    context,
    pageErrors,
  }) => {
    pageErrors.expected = [...failedRequestErrors];
    await visit(tab, language, '/Collection/ExcellentCollection/yuanding');
    await context.setOffline(true);
    await visit(tab, language, object);
    await expect(tab.locator('main [data-state=failed]')).toContainText(w.failed);
    await context.setOffline(false);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(w.object);
  });

  test(`edition that is not kept is a page that links the kept one without a connection (${language})`, async ({
    page: tab,
    context,
    pageErrors,
  }) => {
    pageErrors.expected = [...failedRequestErrors];
    const kept = language === 'zh' ? 'en' : 'zh';
    await keepBasics(tab, kept);
    await context.setOffline(true);
    await tab.goto(newDocument(language, page));
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(w.otherTitle);
    await expect(tab.locator('main > p')).toContainText(w.only);
    for (const link of await tab.getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(tab, { language });
    await tab.getByRole('link').first().click();
    await expect(tab.getByRole('status').getByText(messages[kept].offline)).toBeVisible();
    await tab.goto(newDocument(language, page));
    await context.setOffline(false);
    await tab.getByRole('link', { name: w.retry }).click();
    await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText(w.otherTitle);
    await expect(tab.locator('header').first()).toBeVisible();
  });
}

test('programme of the day and calendar are not shown without a connection', async ({
  page: tab,
  context,
  pageErrors,
}) => {
  pageErrors.expected = [...failedRequestErrors];
  await keepBasics(tab, 'zh');
  await visit(tab, 'zh', '/Service/Today');
  await expect(tab.locator('.programme')).toBeVisible();
  await context.setOffline(true);
  for (const [path, part] of [
    ['/Service/Today', '.programme'],
    ['/Service/Calendar', '.month'],
  ] as const) {
    await tab.goto(newDocument('zh', path));
    await expect(tab.getByText('没有网络，这里不显示安排')).toBeVisible();
    await expect(tab.locator(part)).toBeHidden();
  }
});

test('visitor with a connection sees the content of the service, not what the device keeps', async ({
  page: tab,
  context,
  pageErrors,
}) => {
  pageErrors.expected = [...failedRequestErrors];
  await keepBasics(tab, 'zh');
  // Stands for content that has changed since.
  await tab.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.includes('/call/api/content/categoryText')) continue;
        const kept = await cache.match(request);
        const text = (await kept?.text()) ?? '';
        const body = text.replaceAll('"summary":"', '"summary":"旧内容');
        await cache.put(request, new Response(body, { headers: kept?.headers }));
      }
    }
  });
  await tab.goto(newDocument('zh', '/Service/TourGuide'));
  await expect(tab.getByText('旧内容')).toHaveCount(0);
  await context.setOffline(true);
  await tab.goto(newDocument('zh', '/Service/TourGuide'));
  await expect(tab.getByText('旧内容').first()).toBeVisible();
});

test('kit of an earlier build works without a connection, and is renewed with one', async ({
  page: tab,
  context,
  pageErrors,
}) => {
  pageErrors.expected = [...failedRequestErrors];
  await keepBasics(tab, 'zh');
  // Stands for a deployment: the kept document starts a script of another name, which the service does not have.
  await tab.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const frame = await cache.match('/');
    const html = (await frame?.text()) ?? '';
    const start = /data-app="start"[^>]*href="([^"]*index-[^"]*)"/.exec(html)?.[1] ?? '';
    const earlier = start.replace('index-', 'index-earlier-');
    await cache.put(earlier, (await cache.match(start)) as Response);
    await cache.delete(start);
    await cache.put('/', new Response(html.replace(start, earlier), { headers: frame?.headers }));
  });
  const [before] = (await left(tab)).caches;
  await context.setOffline(true);
  await tab.goto(newDocument('zh', '/Service/TourGuide'));
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('参观指南');
  await expect(tab.getByRole('status').getByText(messages.zh.kept)).toBeVisible();
  await context.setOffline(false);
  await tab.goto(newDocument('zh', '/Service/TourGuide'));
  await expect
    .poll(async () => (await left(tab)).caches, { timeout: 20_000 })
    .not.toContain(before);
  expect((await left(tab)).caches).toHaveLength(1);
});

test('nothing is kept where storage is full or the connection is lost', async ({
  page: tab,
  context,
  baseURL,
  pageErrors,
}) => {
  pageErrors.expected = [...failedRequestErrors];
  await visit(tab, 'zh', page);
  const tools = await devTools(context, tab);
  const origin = new URL(baseURL ?? '').origin;
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await tab.getByRole('button', { name: messages.zh.keep }).click();
  const outcome = tab.getByRole('main').getByRole('status');
  await expect(outcome).toContainText(messages.zh.full, { timeout: 20_000 });
  expect(await left(tab)).toEqual(nothing);
  await tools.send('Storage.overrideQuotaForOrigin', { origin });

  await context.route('**/assets/*.woff2', (route) => route.abort());
  await tab.getByRole('button', { name: messages.zh.keep }).click();
  await expect(outcome).toContainText(messages.zh.lost, { timeout: 20_000 });
  expect(await left(tab)).toEqual(nothing);
  await expect(tab.getByText(messages.zh.none)).toBeVisible();
});

test('site can be installed', async ({ page: tab, context }) => {
  await tab.goto('/');
  const tools = await devTools(context, tab);
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
  // Contexts of tests are private windows.
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  expect(errors.filter((id) => id !== 'in-incognito')).toEqual([]);
});
