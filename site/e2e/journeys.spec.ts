import { expect } from './fixtures';
import { test } from './shared-page';

const messages = {
  zh: { address: '/', menu: '主菜单', news: '资讯', exhibitions: '展览', collection: '典藏' },
  en: {
    address: '/en/',
    menu: 'Main menu',
    news: 'News',
    exhibitions: 'Exhibitions',
    collection: 'Collection',
  },
} as const;

const newsCategories = ['Notice', 'OpenExhibition', 'NewsInfo', 'ActNews', 'ForumNews', 'VolNews'];
const newsItems = newsCategories.map((code) => `a[href^="#/News/${code}/"]`).join(', ');

for (const language of ['zh', 'en'] as const) {
  const { address, menu, news, exhibitions, collection } = messages[language];

  test(`news item, exhibition, its objects and an object open by the main menu from home, with focus on the heading (${language})`, async ({
    page,
  }) => {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    const openArea = async (name: string) => {
      await page
        .getByRole('navigation', { name: menu })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(heading).toHaveText(name);
    };

    await openArea(news);
    const item = main.locator(newsItems).first();
    const label = await item.innerText();
    await item.click();
    await expect(page).toHaveURL(/News\/[^/]+\/[^/]+$/);
    await expect(heading).not.toHaveText(news);
    expect(label).toContain(await heading.innerText());
    await expect(heading).toBeFocused();
    await expect(main.getByRole('article')).toContainText(/\d{4}/);

    await openArea(exhibitions);
    await main.locator('a[href*="Exhibition/"][href$="/bronze-and-rites"]').first().click();
    await expect(page).toHaveURL(/BaseExhibition\/bronze-and-rites$/);
    await main.locator('a[href*="#/Collection/ExcellentCollection/"]').first().click();
    await expect(page).toHaveURL(/ExcellentCollection\/.+/);
    await expect(heading).toBeFocused();

    await openArea(collection);
    await main.locator('a[href*="#/Collection/ExcellentCollection/"]').first().click();
    await expect(page).toHaveURL(/ExcellentCollection\/.+/);
    await expect(main.locator('dl').first().locator('dt')).not.toHaveCount(0);
    const picture = main.getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('unknown path shows the not-found page with a search field', async ({ page }) => {
  await page.goto('/#/No/Such/Place');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('没有找到');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});

test('missing object shows the not-found page', async ({ page, pageErrors }) => {
  pageErrors.expected = [/status of 404/];
  await page.goto('/#/Collection/ExcellentCollection/no-such-object');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('没有找到');
});

test('language link keeps the current page', async ({ page }) => {
  await page.goto('/#/Collection/ExcellentCollection/yuanding');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('鼎');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/#\/Collection\/ExcellentCollection\/yuanding$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ding');
  await page.getByRole('link', { name: '简体' }).click();
  await expect(page).toHaveURL(/[^n]\/#\/Collection\/ExcellentCollection\/yuanding$/);
});

test('object page opens at its top, and Back restores the scroll position of the list', async ({
  page,
}) => {
  await page.goto('/#/Collection/ExcellentCollection');
  const links = page.getByRole('main').locator('a[href*="#/Collection/ExcellentCollection/"]');
  await expect(links.nth(7)).toBeVisible();
  await links.nth(7).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await links.nth(7).click();
  await expect(page).toHaveURL(/ExcellentCollection\/.+/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 80);
});
