import type { Page } from '@playwright/test';
import { prerenderedPath } from '../contract/shared/prerendered-path';
import { routes } from '../contract/shared/routes';
import { listPages } from '../visual-regression/pages';
import { expect, newDocument, visit } from './fixtures';
import { htmlErrors } from './html/validate';
import { test } from './shared-page';

/** One page of every kind, including kinds that the visual regression pages leave out. */
const pages = [
  ...new Set([
    ...listPages().map(({ address }) => decodeURI(address).replace(/^\/(?:en\/)?#/, '')),
    ...['activity-list', 'docents'].flatMap(
      (kind) => routes.find(({ page }) => page === kind)?.path ?? [],
    ),
    '/Service/Activities/eleven-kilometres',
  ]),
];

async function expectValid(page: Page, state: string): Promise<void> {
  expect.soft(await htmlErrors(await page.content()), state).toEqual([]);
}

/** Each kind is prerendered in one language and crawlable in the other: both come from the same components. */
const isPrerenderedIn = (language: 'zh' | 'en', index: number) =>
  index % 2 === (language === 'zh' ? 0 : 1);

// The crawl validates the document that the app renders for each route.
for (const language of ['zh', 'en'] as const) {
  test(`prerendered and crawlable pages of every kind are valid HTML (${language})`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    for (const [index, route] of pages.entries()) {
      const path = isPrerenderedIn(language, index)
        ? `${prerenderedPath(language)}?at=${encodeURIComponent(route)}`
        : `/p/${language}${route}`;
      const response = await request.get(path);
      // Not every page is prerendered.
      if (response.status() === 204) continue;
      expect.soft([200, 404], path).toContain(response.status());
      expect.soft(await htmlErrors(await response.text()), path).toEqual([]);
    }
  });
}

for (const path of ['/', '/en/', '/user-centre/', '/api/docs', '/no/such/file']) {
  test(`HTML of ${path} is valid as the service sends it`, async ({ request }) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(await htmlErrors(await response.text())).toEqual([]);
  });
}

test('HTML stays valid while menus, popovers and dialogs are open', async ({ page }) => {
  await visit(page, 'zh', '/Survey/Introduction');
  const rating = page.getByRole('button', { name: '评价' }).first();
  await rating.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectValid(page, 'rating');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: '无障碍' }).click();
  await expect(
    page
      .getByRole('toolbar')
      .or(page.getByRole('region', { name: /无障碍/ }))
      .first(),
  ).toBeVisible();
  await expectValid(page, 'toolbar');

  await visit(page, 'zh', '/Collection/ExcellentCollection/yuanding');
  await page.getByRole('main').getByRole('button', { name: '分享' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectValid(page, 'share');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放大观看' }).or(page.locator('.enlarge')).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectValid(page, 'full size');
});

test('HTML stays valid in empty, failed and invalid-form states', async ({ page, pageErrors }) => {
  pageErrors.expected.push(/status of 50\d/);
  await visit(page, 'zh', '/Search?keyword=qqqqqqqqzzzz');
  await expectValid(page, 'no hits');
  await visit(page, 'zh', '/Service/LostFund');
  await page.getByRole('main').locator('button.send').first().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectValid(page, 'form with field errors');
  await page.route(/\/api\/exhibit\/page/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.route(/\/prerendered\//, (route) => route.fulfill({ status: 204 }));
  await page.goto(newDocument('zh', '/Collection/ExcellentCollection'));
  await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
  await expectValid(page, 'failed list');
});

test('HTML stays valid on a phone while the mobile menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, 'zh', '/News');
  await page.getByRole('banner').getByRole('button', { name: '菜单' }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await expectValid(page, 'menu');
});
