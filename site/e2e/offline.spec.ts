import { failedCalls } from './faults/answers';
import { catalogue, words } from './faults/catalogue';
import { expectUsable } from './faults/expect-usable';
import { expect, test, visit } from './fixtures';

const own = {
  zh: { collection: '典藏', chunk: '这一页没有下载完整', reload: '重新加载', title: '公告' },
  en: {
    collection: 'Collection',
    chunk: 'This page was not downloaded completely',
    reload: 'Reload',
    title: 'Notices',
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const said = catalogue[language];
  const w = { ...words[language], ...own[language] };

  test(`without a line another list says so, and loads once there is one (${language})`, async ({
    page,
    context,
    offences,
  }) => {
    offences.expected = [...failedCalls];
    await visit(page, language, '/News');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await context.setOffline(true);
    await page.goto(`${w.home}#/News/Notice`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title);
    await expectUsable(page, language, said.network);
    const retry = page.getByRole('main').getByRole('button', { name: w.retry });
    await expect(retry).toBeVisible();
    await retry.click();
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    // The list comes by itself when the browser hears that the line is back, or by hand.
    await retry.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(page.locator('main a[href*="#/News/Notice/"]').first()).toBeVisible();
  });

  test(`without a line a page whose code is not here yet says so, and loads once there is one (${language})`, async ({
    page,
    context,
    offences,
  }) => {
    offences.expected = [...failedCalls, /ChunkLoadError|dynamically imported/];
    await visit(page, language, '/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: w.menu })
      .getByRole('link', { name: w.collection, exact: true })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByText(w.chunk)).toBeVisible();
    await expect(main.getByText(said.network)).toBeVisible();
    const reload = main.getByRole('button', { name: w.reload });
    // Reloading without a line would leave the site for the browser's own error page.
    await reload.click();
    await expectUsable(page, language, said.network);
    await context.setOffline(false);
    await reload.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.collection);
    await expect(
      main.locator('a[href*="#/Collection/ExcellentCollection/"]').first(),
    ).toBeVisible();
  });
}
