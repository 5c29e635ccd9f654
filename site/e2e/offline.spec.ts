import { failedRequestErrors } from './call-errors/call-failures';
import { errorMessages, messages } from './call-errors/error-messages';
import { expectUsable } from './call-errors/expect-usable';
import { expect, test, visit } from './fixtures';

const ownMessages = {
  zh: { collection: '典藏', chunk: '这一页没有下载完整', reload: '重新加载', title: '公告' },
  en: {
    collection: 'Collection',
    chunk: 'This page was not downloaded completely',
    reload: 'Reload',
    title: 'Notices',
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const expected = errorMessages[language];
  const w = { ...messages[language], ...ownMessages[language] };

  test(`list opened offline shows the network message and loads online (${language})`, async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.expected = [...failedRequestErrors];
    await visit(page, language, '/News');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await context.setOffline(true);
    await page.goto(`${w.home}#/News/Notice`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title);
    await expectUsable(page, language, expected.network);
    const retry = page.getByRole('main').getByRole('button', { name: w.retry });
    await expect(retry).toBeVisible();
    await retry.click();
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    // The list loads on the `online` event or by the click, whichever is first.
    await retry.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(page.locator('main a[href*="#/News/Notice/"]').first()).toBeVisible();
  });

  test(`page whose chunk is not loaded yet shows the network message offline and loads online (${language})`, async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.expected = [...failedRequestErrors, /ChunkLoadError|dynamically imported/];
    await visit(page, language, '/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: w.menu })
      .getByRole('link', { name: w.collection, exact: true })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByText(w.chunk)).toBeVisible();
    await expect(main.getByText(expected.network)).toBeVisible();
    const reload = main.getByRole('button', { name: w.reload });
    // An offline reload would replace the site with the browser's error page.
    await reload.click();
    await expectUsable(page, language, expected.network);
    await context.setOffline(false);
    await reload.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.collection);
    await expect(
      main.locator('a[href*="#/Collection/ExcellentCollection/"]').first(),
    ).toBeVisible();
  });
}
