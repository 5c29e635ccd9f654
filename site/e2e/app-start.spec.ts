import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const words = {
  zh: { home: '/', failed: '网站没有下载完整', reload: '重新加载', other: 'English' },
  en: {
    home: '/en/',
    failed: 'The site was not downloaded completely',
    reload: 'Reload',
    other: '中文',
  },
} as const;

test.beforeEach(({ offences }) => {
  offences.expected = [/ERR_FAILED/, /ChunkLoadError|dynamically imported/];
});

async function openWithout(page: Page, address: string, code: RegExp): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.route(code, (route) => route.abort());
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.ahead').getByRole('heading', { level: 1 })).not.toBeEmpty();
  return errors;
}

for (const language of ['zh', 'en'] as const) {
  const w = words[language];
  for (const [part, code] of [
    ['entry', /\/assets\/index-[^/]*\.js/],
    ['dictionary', language === 'zh' ? /\/assets\/zh-[^/]*\.js/ : /\/assets\/en-[^/]*\.js/],
  ] as const) {
    test(`an app whose ${part} does not come says type and address, and loads anew (${language})`, async ({
      page,
    }) => {
      const errors = await openWithout(page, w.home, code);
      const notice = page.getByRole('alert').filter({ hasText: w.failed });
      await expect(notice).toBeVisible();
      await expect(notice).toContainText(code);
      expect(errors.join('\n')).toMatch(/ChunkLoadError \(missing\): http/);
      await page.unroute(code);
      await notice.getByRole('button', { name: w.reload }).click();
      await expect(page.locator('.ahead')).toHaveCount(0);
      await expect(notice).toHaveCount(0);
    });
  }
}

test('an app whose entry fails once is asked for again and begins', async ({ page }) => {
  let failures = 0;
  await page.route(/\/assets\/index-[^/]*\.js/, (route) =>
    failures++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await expect(page.locator('.ahead')).toHaveCount(0);
  await expect(page.getByText(words.zh.failed)).toHaveCount(0);
});

test('links work before the app is there: language, log-in, telephone, with a modifier', async ({
  page,
}) => {
  await openWithout(page, '/', /\/assets\/index-[^/]*\.js/);
  const prevented = (selector: string, init: { ctrlKey?: boolean } = {}) =>
    page.evaluate(
      ({ found, options }) => {
        const link = document.querySelector(found);
        if (!link) throw new Error(`nothing matches ${found}`);
        let isPrevented = true;
        const look = (event: Event) => {
          isPrevented = event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener('click', look, { once: true });
        link.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
        );
        return isPrevented;
      },
      { found: selector, options: init },
    );
  expect(await prevented('.ahead a[href^="/en/"]')).toBe(false);
  expect(await prevented('.ahead a[href^="/user-centre/"]')).toBe(false);
  expect(await prevented('.ahead a[href^="tel:"]')).toBe(false);
  expect(await prevented('.ahead a[href^="#/"]', { ctrlKey: true })).toBe(false);
  // Its address behind `#` would be taken for a route.
  expect(await prevented('.ahead a[href="#content"]')).toBe(true);
  await page.locator('.ahead').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\//);
});
