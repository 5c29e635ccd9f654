import type { Page } from '@playwright/test';
import { findViolations, pageFrame } from './axe';
import { expect, test } from './fixtures';

/** One crawlable page of each kind. */
const kinds = {
  home: '/',
  list: '/News',
  text: '/Survey/History',
  article: '/News/NewsInfo/bells-measured',
  recording: '/DigitalMuseum/Music/molihua',
  exhibitions: '/Exhibition',
  exhibition: '/Exhibition/BaseExhibition/bronze-and-rites',
  objects: '/Collection/ExcellentCollection',
  object: '/Collection/ExcellentCollection/yuanding',
  activities: '/Service/Activities',
  activity: '/Service/Activities/ink-rubbing',
  missing: '/No/Such/Place',
};

/** Elements and colours do not depend on the language: each kind is light in one and dark in the other. */
const isLightIn = (language: 'zh' | 'en', index: number) =>
  index % 2 === (language === 'zh' ? 0 : 1);

async function expectLargeTargets(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name}: no horizontal scrolling`).toBeLessThanOrEqual(0);
  const small = await page
    .locator(':is(header, footer):not(main *) a, nav a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .filter((link) => link.getBoundingClientRect().height < 44)
        .map((link) => link.outerHTML),
    );
  expect.soft(small, `${name}: large targets`).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
}

for (const language of ['zh', 'en'] as const) {
  test(`crawlable pages of every kind (${language}) are accessible, fit 320 px and have large targets`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(180_000);
    pageErrors.expected.push(/status of 404/);
    const framesChecked = new Set<string>();
    for (const [index, [kind, path]] of Object.entries(kinds).entries()) {
      await page.goto(`/p/${language}${path}`);
      await expect(page.getByRole('heading', { level: 1 }), kind).toHaveCount(1);
      const isLight = isLightIn(language, index);
      const colorScheme = isLight ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Header and footer are the same on all of these pages.
      const exclude = framesChecked.has(colorScheme) ? pageFrame : '';
      framesChecked.add(colorScheme);
      const found = await findViolations(page, { exclude, rules: isLight ? 'all' : 'display' });
      expect.soft(found, `${kind}, ${colorScheme}`).toEqual([]);
      await expectLargeTargets(page, kind);
      expect.soft(await page.evaluate(() => window.reportedViolations), kind).toEqual([]);
    }
  });
}

test.describe('crawlable pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('object page shows its number and picture, and its links lead to crawlable pages', async ({
    page,
  }) => {
    await page.goto('/p/zh/Collection/ExcellentCollection/yuanding');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('YZ.1958.0001')).toBeVisible();
    const picture = page.locator('.pictures img').first();
    await expect(picture).toHaveAttribute('alt', /.+/);
    await expect
      .poll(() => picture.boundingBox().then((box) => box?.width ?? 0))
      .toBeGreaterThan(200);
    await page.locator('main a[href*="/ExcellentCollection/"]').first().click();
    await expect(page).toHaveURL(/\/p\/zh\/Collection\/ExcellentCollection\/[\w-]+$/);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/p\/en\/Collection\/ExcellentCollection\/[\w-]+$/);
  });

  test('object list is paginated by links', async ({ page }) => {
    await page.goto('/p/en/Collection/ExcellentCollection');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('app route shows the link to its crawlable page', async ({ page }) => {
    // No app loads without JavaScript, so `goto` must not wait for it.
    await page.goto('/en/#/News/Notice', { waitUntil: 'commit' });
    const entry = page.locator('.plain-pages :target');
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText('Without JavaScript, this page is here:');
    await entry.getByRole('link', { name: 'Notices' }).click();
    await expect(page).toHaveURL(/\/p\/en\/News\/Notice$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.plain-pages span').first()).toBeHidden();
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('app route of a record leads through the list of sections to the records of its route', async ({
    page,
  }) => {
    await page.goto('/en/#/Collection/ExcellentCollection/yuanding', { waitUntil: 'commit' });
    await page.locator('.plain-notice').getByRole('link', { name: 'its section' }).click();
    const sections = page.locator('.plain-pages');
    await expect(sections.getByRole('heading')).toBeInViewport();
    await sections.getByRole('link', { name: 'Highlights' }).click();
    await expect(page).toHaveURL(/\/p\/en\/Collection\/ExcellentCollection$/);
    await page.locator('main a[href*="/Collection/ExcellentCollection/"]').first().click();
    await expect(page).toHaveURL(/\/p\/en\/Collection\/ExcellentCollection\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('activity page hides the link into the app and explains the missing form', async ({
    page,
  }) => {
    await page.goto('/p/zh/Service/Activities/ink-rubbing');
    await expect(page.getByRole('link', { name: '在网站中打开' })).toBeHidden();
    // Text locators ignore `noscript`.
    await expect(page.locator('main noscript p')).toBeVisible();
  });

  test('skip link leads to the content', async ({ page }) => {
    await page.goto('/p/zh/News');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/p\/zh\/News#content$/);
  });
});

test('crawlable page does not redirect with JavaScript, and links to the same page of the app', async ({
  page,
}) => {
  await page.goto('/p/zh/News/Notice/opening-hours');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/p\/zh\/News\/Notice\/opening-hours$/);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: '在网站中打开' }).click();
  await expect(page).toHaveURL(/\/#\/News\/Notice\/opening-hours$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('link on a crawlable page opens the app with JavaScript', async ({ page }) => {
  await page.goto('/p/en/News');
  await page.getByRole('link', { name: 'Notices' }).first().click();
  await expect(page).toHaveURL(/\/en\/#\/News\/Notice$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices');
});
