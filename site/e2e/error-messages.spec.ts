import type { Page, Route } from '@playwright/test';
import {
  failedRequestErrors,
  failureBody,
  callFailures,
  jsonResponse,
  onePerMessage,
} from './call-errors/call-failures';
import { errorMessages, messages, type ErrorKey } from './call-errors/error-messages';
import { dismissNotices, expectUsable } from './call-errors/expect-usable';
import { expect, test as isolatedTest } from './fixtures';
import { test } from './shared-page';
import { isFullSweep } from './sweep';

/** Home is the slowest page, and the other pages cover all errors: one of each sort, and one in English. */
const failuresAtHome = {
  zh: new Set<ErrorKey>([401, 500, 504, 'network', 'own']),
  en: new Set<ErrorKey>(['network']),
};

/** For each page kind, the call that fails and an element that is shown once it succeeds. */
const pages = {
  list: {
    route: '/News/Notice',
    call: '**/api/content/page',
    content: 'a[href*="#/News/Notice/"]',
  },
  detail: {
    route: '/Collection/ExcellentCollection/yuanding',
    call: '**/api/exhibit/detail',
    content: 'dl dt',
  },
  form: { route: '/Service/AppointExplain', call: '**/app/docent/slots*', content: 'form' },
};

async function removeInitialData(page: Page, home: string): Promise<void> {
  await page.route(home, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<script type="application\/json"[^]*?<\/script>/,
      '',
    );
    await route.fulfill({ response, body: html });
  });
}

for (const each of [test, isolatedTest]) {
  each.beforeEach(({ pageErrors }) => {
    pageErrors.expected = [...failedRequestErrors];
  });
}

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];
  const expected = errorMessages[language];

  // Only the messages differ between the languages: one page kind covers the second.
  const kinds = Object.entries(pages).filter(([kind]) => language === 'zh' || kind === 'list');
  for (const [kind, { route, call, content }] of kinds) {
    test(`${kind} page shows the message of each call error once, stays usable and loads on retry (${language})`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      // Parsing an answer does not depend on the page.
      const hasAll = language === 'zh' && (kind === 'list' || isFullSweep);
      const cases = hasAll ? callFailures : onePerMessage;
      let fail = cases[0]?.[1];
      await page.route(call, (intercepted) =>
        fail && !intercepted.request().postData()?.includes('FooterSite')
          ? fail(intercepted)
          : intercepted.continue(),
      );
      await page.goto(`${w.home}#${route}`);
      const retry = page.getByRole('main').getByRole('button', { name: w.retry }).first();
      for (const [index, [sentence, respond]] of cases.entries()) {
        // A 404 for a record leads to the not-found page, not to an error message.
        if (kind === 'detail' && sentence === 404) continue;
        fail = respond;
        // The first failure is that of the load.
        if (index > 0) await retry.click();
        await expectUsable(page, language, expected[sentence]);
        await dismissNotices(page, language);
      }
      fail = undefined;
      await retry.click();
      await expect(page.getByRole('main').locator(content).first()).toBeVisible();
    });
  }

  test(`home page shows the message once when all its calls fail, and loads completely on retry (${language})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await removeInitialData(page, w.home);
    const failures = failuresAtHome[language];
    let fail: ((route: Route) => Promise<void>) | undefined;
    await page.route(/\/(api|app)\//, (intercepted) =>
      fail ? fail(intercepted) : intercepted.continue(),
    );
    for (const [sentence, respond] of callFailures.filter(([each]) => failures.has(each))) {
      const isLoaded = fail !== undefined;
      fail = respond;
      await (isLoaded ? page.reload() : page.goto(w.home));
      await expectUsable(page, language, expected[sentence]);
    }
    fail = undefined;
    // Each part has its own retry button; one press may remove several.
    const retries = page.getByRole('button', { name: w.retry });
    await expect(async () => {
      if ((await retries.count()) > 0) await retries.first().click({ timeout: 2_000 });
      await expect(retries).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ intervals: [20] });
    await expect(page.getByRole('navigation', { name: w.menu }).getByRole('link')).not.toHaveCount(
      0,
    );
  });

  isolatedTest(
    `object page shows the timeout message when its call has no response within 30 s (${language})`,
    async ({ page }) => {
      await page.clock.install();
      await page.route('**/api/exhibit/detail', () => undefined);
      await page.goto(`${w.home}#${pages.detail.route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.clock.runFor(15_000);
      await expect(page.getByText(expected.timeout)).toHaveCount(0);
      await page.clock.runFor(20_000);
      await expectUsable(page, language, expected.timeout);
    },
  );
}

test('home page shows at most three messages when its calls fail with different errors', async ({
  page,
}) => {
  await removeInitialData(page, '/');
  let count = 0;
  await page.route(/\/(api|app)\//, (route) => {
    count += 1;
    return route.fulfill(jsonResponse(200, failureBody(7, `第 ${count} 件坏事`)));
  });
  await page.goto('/');
  const notices = page.getByRole('region', { name: '消息' }).locator('p');
  await expect(notices).not.toHaveCount(0);
  await expect.poll(() => count).toBeGreaterThanOrEqual(2);
  expect(await notices.count()).toBeLessThanOrEqual(3);
  await notices.first().getByRole('button').click();
  expect(await notices.count()).toBeLessThanOrEqual(2);
});
