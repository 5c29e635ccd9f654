import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';

/** Spec section 8, as a visitor reads it. */
const catalogue = {
  zh: {
    400: '请求错误',
    401: '未授权，请登录',
    403: '拒绝访问',
    404: '请求地址出错：/',
    408: '请求超时',
    500: '服务器内部错误',
    501: '服务未实现',
    502: '网关错误',
    503: '服务不可用',
    504: '网关超时',
    505: 'HTTP 版本不受支持',
    network: '网络连接错误，请检查网络',
    timeout: '网络超时，请重试',
    unreadable: '服务返回的内容无法识别',
    own: '今天不行',
  },
  en: {
    400: 'Bad request',
    401: 'Not authorised, please log in',
    403: 'Access denied',
    404: 'Request address error: /',
    408: 'Request timeout',
    500: 'Internal server error',
    501: 'Service not implemented',
    502: 'Bad gateway',
    503: 'Service unavailable',
    504: 'Gateway timeout',
    505: 'HTTP version not supported',
    network: 'Network connection error, please check the network',
    timeout: 'Network timeout, please try again',
    unreadable: 'The service gave an answer that cannot be read',
    own: '今天不行',
  },
} as const;
type Language = keyof typeof catalogue;

const words = {
  zh: { home: '/', retry: '重试', menu: '主菜单', region: '消息' },
  en: { home: '/en/', retry: 'Try again', menu: 'Main menu', region: 'Messages' },
} as const;

const statuses = [400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505] as const;
const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
const failure = (code: number, msg: string) => ({ success: false, code, msg, data: null });

/** How a call fails, and which sentence of the catalogue says so. */
const faults: [keyof (typeof catalogue)['zh'], (route: Route) => Promise<void>][] = [
  ...statuses.map(
    (status) =>
      [status, (route: Route) => route.fulfill(json(status, failure(status, '')))] as [
        typeof status,
        (route: Route) => Promise<void>,
      ],
  ),
  ['network', (route) => route.abort()],
  ['unreadable', (route) => route.fulfill({ ...json(200, ''), body: '{"success":tr' })],
  ['unreadable', (route) => route.fulfill({ ...json(200, ''), body: '<html>502</html>' })],
  ['unreadable', (route) => route.fulfill(json(200, ['no', 'wrapper']))],
  ['own', (route) => route.fulfill(json(200, failure(7, '今天不行')))],
  [401, (route) => route.fulfill(json(200, failure(401, '')))],
];

/** One of each sort: home takes longest to come, and the other pages try them all. */
const atHome = new Set<string | number>([401, 500, 504, 'network', 'own']);

/** What each kind of page shows once its call succeeds, and the call that fails before. */
const pages = {
  list: { route: '/News/Notice', call: '**/api/content/page', inside: 'a[href*="#/News/Notice/"]' },
  detail: {
    route: '/Collection/ExcellentCollection/yuanding',
    call: '**/api/exhibit/detail',
    inside: 'dl dt',
  },
  form: { route: '/Service/AppointExplain', call: '**/app/docent/slots*', inside: 'form' },
};

async function withoutFirstView(page: Page, home: string): Promise<void> {
  await page.route(home, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<script type="application\/json"[^]*?<\/script>/,
      '',
    );
    await route.fulfill({ response, body: html });
  });
}

async function expectUsable(page: Page, language: Language, sentence: string): Promise<void> {
  const region = page.getByRole('region', { name: words[language].region });
  await expect(region.getByText(sentence)).toHaveCount(1);
  const shown = await region.locator('p').allInnerTexts();
  expect(shown.length).toBeLessThanOrEqual(3);
  expect(new Set(shown).size).toBe(shown.length);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

test.beforeEach(({ offences }) => {
  offences.expected = [/status of [45]\d\d/, /ERR_FAILED/];
});

for (const language of ['zh', 'en'] as const) {
  const w = words[language];
  const said = catalogue[language];

  for (const [kind, { route, call, inside }] of Object.entries(pages)) {
    test(`a ${kind} says each fault of its call once, stays usable, and loads on a second try (${language})`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      let fail = faults[0]?.[1];
      await page.route(call, (asked) =>
        fail && !asked.request().postData()?.includes('FooterSite')
          ? fail(asked)
          : asked.continue(),
      );
      for (const [sentence, answer] of faults) {
        // A record that is not there is the not-found page, not a failure.
        if (kind === 'detail' && sentence === 404) continue;
        fail = answer;
        await page.goto('about:blank');
        await page.goto(`${w.home}#${route}`);
        await expectUsable(page, language, said[sentence]);
      }
      fail = undefined;
      await page.getByRole('main').getByRole('button', { name: w.retry }).first().click();
      await expect(page.getByRole('main').locator(inside).first()).toBeVisible();
    });
  }

  test(`home says a fault once, though many calls fail, and is whole after a second try (${language})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await withoutFirstView(page, w.home);
    let fail: ((route: Route) => Promise<void>) | undefined;
    await page.route(/\/(api|app)\//, (asked) => (fail ? fail(asked) : asked.continue()));
    for (const [sentence, answer] of faults.filter(([each]) => atHome.has(each))) {
      fail = answer;
      await page.goto('about:blank');
      await page.goto(w.home);
      await expectUsable(page, language, said[sentence]);
    }
    fail = undefined;
    for (const retry of await page.getByRole('button', { name: w.retry }).all()) {
      if (await retry.isVisible()) await retry.click();
    }
    await expect(page.getByRole('navigation', { name: w.menu }).getByRole('link')).not.toHaveCount(
      0,
    );
  });

  test(`a call without an answer is given up after 30 s and says so (${language})`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/api/exhibit/detail', () => undefined);
    await page.goto(`${w.home}#${pages.detail.route}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.clock.runFor(15_000);
    await expect(page.getByText(said.timeout)).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expectUsable(page, language, said.timeout);
  });
}

test('different faults on one page: at most three messages', async ({ page }) => {
  await withoutFirstView(page, '/');
  let count = 0;
  await page.route(/\/(api|app)\//, (route) => {
    count += 1;
    return route.fulfill(json(200, failure(7, `第 ${count} 件坏事`)));
  });
  await page.goto('/');
  const messages = page.getByRole('region', { name: '消息' }).locator('p');
  await expect(messages).not.toHaveCount(0);
  await expect.poll(() => count).toBeGreaterThanOrEqual(2);
  expect(await messages.count()).toBeLessThanOrEqual(3);
  await messages.first().getByRole('button').click();
  expect(await messages.count()).toBeLessThanOrEqual(2);
});

test('a form says each fault of its sending beside it, keeps what was typed, and is sent at last', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const sending = '**/api/content/lostandfound';
  await page.goto('/#/Service/LostFund');
  await page.getByRole('radio', { name: '我捡到东西' }).check();
  await page.getByLabel('物品', { exact: true }).fill('灰色雨伞');
  await page.getByLabel('样子').fill('竹柄');
  await page.getByLabel('地点').fill('大厅');
  await page.getByLabel('日期').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel('联系方式').fill('lin@example.com');
  const send = page.getByRole('button', { name: '提交登记' });
  for (const [sentence, answer] of faults) {
    await page.route(sending, answer);
    await send.click();
    await expect(page.getByRole('alert').getByText(catalogue.zh[sentence])).toBeVisible();
    await expect(page.getByLabel('物品', { exact: true })).toHaveValue('灰色雨伞');
    await page.unroute(sending);
  }
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: '登记成功' })).toBeVisible();
});

test('a page whose code is missing names type and address for who looks, and loads anew', async ({
  page,
  offences,
}) => {
  offences.expected.push(/ChunkLoadError|dynamically imported/);
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/article-list-page-*.js', (route) => route.abort());
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '资讯' })
    .click();
  await expect(page.getByText('这一页没有下载完整')).toBeVisible();
  expect(errors.join('\n')).toMatch(/missing: .*article-list-page/);
  await page.unroute('**/assets/article-list-page-*.js');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('资讯');
});
