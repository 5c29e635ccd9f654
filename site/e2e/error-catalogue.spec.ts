import type { Page, Route } from '@playwright/test';
import { failedCalls, failure, faults, json, oncePerSentence } from './faults/answers';
import { catalogue, words } from './faults/catalogue';
import { expectUsable } from './faults/expect-usable';
import { expect, test } from './fixtures';

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

test.beforeEach(({ offences }) => {
  offences.expected = [...failedCalls];
});

for (const language of ['zh', 'en'] as const) {
  const w = words[language];
  const said = catalogue[language];

  // The words differ from language to language, the pages do not.
  const kinds = Object.entries(pages).filter(([kind]) => language === 'zh' || kind === 'list');
  for (const [kind, { route, call, inside }] of kinds) {
    test(`a ${kind} says each fault of its call once, stays usable, and loads on a second try (${language})`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const tried = language === 'zh' ? faults : oncePerSentence;
      let fail = tried[0]?.[1];
      await page.route(call, (asked) =>
        fail && !asked.request().postData()?.includes('FooterSite')
          ? fail(asked)
          : asked.continue(),
      );
      for (const [sentence, answer] of tried) {
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
    // Each part has its own; one that is pressed goes, and so may its neighbours.
    const retries = page.getByRole('button', { name: w.retry });
    await expect(async () => {
      if ((await retries.count()) > 0) await retries.first().click({ timeout: 2_000 });
      await expect(retries).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
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
