import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const messages = {
  zh: { home: '/', failed: '网站没有下载完整', reload: '重新加载', other: 'English' },
  en: {
    home: '/en/',
    failed: 'The site was not downloaded completely',
    reload: 'Reload',
    other: '简体',
  },
} as const;

test.beforeEach(({ pageErrors }) => {
  pageErrors.expected = [/ERR_FAILED/, /ChunkLoadError|dynamically imported/];
});

async function openWithBlocked(page: Page, address: string, code: RegExp): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.route(code, (route) => route.abort());
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.prerendered').getByRole('heading', { level: 1 })).not.toBeEmpty();
  return errors;
}

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];
  for (const [part, code] of [
    ['entry', /\/assets\/index-[^/]*\.js/],
    ['message catalogue', language === 'zh' ? /\/assets\/zh-[^/]*\.js/ : /\/assets\/en-[^/]*\.js/],
  ] as const) {
    test(`app start shows error type and URL when the ${part} fails to load, and its button reloads (${language})`, async ({
      page,
    }) => {
      const errors = await openWithBlocked(page, w.home, code);
      const notice = page.getByRole('alert').filter({ hasText: w.failed });
      await expect(notice).toBeVisible();
      await expect(notice).toContainText(code);
      expect(errors.join('\n')).toMatch(/ChunkLoadError \(missing\): http/);
      await page.unroute(code);
      await notice.getByRole('button', { name: w.reload }).click();
      await expect(page.locator('.prerendered')).toHaveCount(0);
      await expect(notice).toHaveCount(0);
    });
  }
}

test('app starts when the entry script fails once and loads on the second request', async ({
  page,
}) => {
  let failures = 0;
  await page.route(/\/assets\/index-[^/]*\.js/, (route) =>
    failures++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await expect(page.locator('.prerendered')).toHaveCount(0);
  await expect(page.getByText(messages.zh.failed)).toHaveCount(0);
});

test('prerendered page leaves language, log-in, telephone and Ctrl-clicked links to the browser before the app loads', async ({
  page,
}) => {
  await openWithBlocked(page, '/', /\/assets\/index-[^/]*\.js/);
  const isClickPrevented = (selector: string, init: { ctrlKey?: boolean } = {}) =>
    page.evaluate(
      ({ found, options }) => {
        const link = document.querySelector(found);
        if (!link) throw new Error(`nothing matches ${found}`);
        let isPrevented = true;
        const record = (event: Event) => {
          isPrevented = event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener('click', record, { once: true });
        link.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
        );
        return isPrevented;
      },
      { found: selector, options: init },
    );
  expect(await isClickPrevented('.prerendered a[href^="/en/"]')).toBe(false);
  expect(await isClickPrevented('.prerendered a[href^="/user-centre/"]')).toBe(false);
  expect(await isClickPrevented('.prerendered a[href^="tel:"]')).toBe(false);
  expect(await isClickPrevented('.prerendered a[href^="#/"]', { ctrlKey: true })).toBe(false);
  // The router would read `#content` as a route.
  expect(await isClickPrevented('.prerendered a[href="#content"]')).toBe(true);
  await page.locator('.prerendered').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\//);
});
