import { expectAccessible, pageFrame } from './axe';
import { expect, visit } from './fixtures';
import { scrollUntilVisible } from './scroll';
import { test } from './shared-page';

const messages = {
  zh: {
    topic: '主题',
    material: '质地',
    chosen: '已选条件',
    filters: '筛选',
    all: '全部',
    visits: /本站累计访问 [\d,]+ 次，今日 [\d,]+ 次/,
  },
  en: {
    topic: 'Topic',
    material: 'Material',
    chosen: 'Chosen filters',
    filters: 'Filters',
    all: 'All',
    visits: /Visits to this site: [\d,]+; today: [\d,]+/,
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`news page filters by topic and keeps the topic in the URL (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/News');
    const row = page.getByRole('group', { name: w.topic });
    const topic = row.getByRole('link').nth(1);
    const count = Number(/\d+$/.exec(await topic.innerText())?.[0]);
    expect(count).toBeGreaterThan(2);
    await topic.click();
    await expect(page).toHaveURL(/#\/News\?tag=/);
    await expect(topic).toHaveAttribute('aria-current', 'true');
    await expect(topic).toBeFocused();
    const sections = page.getByRole('main').locator('section[aria-labelledby^=topic-]');
    await expect(sections.first().getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').locator('.count')).toContainText(String(count));
    await expectAccessible(page, { exclude: pageFrame, language });

    await page.reload();
    await expect(sections.first().getByRole('article').first()).toBeVisible();
    await row.getByRole('link', { name: w.all, exact: true }).click();
    await expect(page).toHaveURL(/#\/News$/);
    await expect(sections).toHaveCount(0);
  });

  test(`chosen filters of the collection are in view and can be removed by keyboard (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Collection/ExcellentCollection?period=ming&material=ceramic');
    const chosen = page.getByRole('list', { name: w.chosen }).getByRole('link');
    await expect(chosen).toHaveCount(2);
    await expectAccessible(page, { exclude: pageFrame, language });
    await chosen.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?material=ceramic$/);
    await expect(chosen).toHaveCount(1);
    await expect(page.getByRole('group', { name: w.filters, exact: true })).toBeFocused();
    await expect(page.getByRole('main').locator('.count')).toBeVisible();
  });

  test(`donations filtered by each material add up to all donations (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Collection/CulDonation');
    const gifts = page.locator('.gifts > li');
    await expect(gifts.first()).toBeVisible();
    const all = await gifts.count();
    const row = page.getByRole('group', { name: w.material });
    // The counts of all offered materials add up to the total.
    const offered = await row.getByRole('link').count();
    expect(offered).toBeGreaterThan(3);
    let found = 0;
    for (let index = 1; index < offered; index++) {
      const material = row.getByRole('link').nth(index);
      const address = (await material.getAttribute('href')) ?? '';
      await material.click();
      await expect(page).toHaveURL((url) => url.hash === address);
      await expect(material).toHaveAttribute('aria-current', 'true');
      found += await gifts.count();
    }
    expect(found).toBe(all);
    await expectAccessible(page, { exclude: pageFrame, language });
  });

  test(`exhibitions page shows the exchanges with other museums below its list (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Exhibition');
    const exchanges = page.locator('section[aria-labelledby=exchanges]');
    await scrollUntilVisible(page, exchanges.getByRole('article').first());
    await expect(
      exchanges.locator('article a[href*="#/Survey/InterExchange/"]').first(),
    ).toBeVisible();
    await expect(
      exchanges.locator('article a[href*="#/Research/ForeignExchange/"]').first(),
    ).toBeVisible();
    await expectAccessible(page, { exclude: pageFrame, language });
    await visit(page, language, '/Exhibition/BaseExhibition');
    await expect(page.locator('.wall')).toBeVisible();
    await expect(exchanges).toHaveCount(0);
  });

  test(`footer shows the visit count (${language})`, async ({ page }) => {
    await visit(page, language, '/News/Notice');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText(w.visits)).toBeVisible();
    const visits = async () =>
      Number(/[\d,]+/.exec(await footer.getByText(w.visits).innerText())?.[0].replaceAll(',', ''));
    const before = await visits();
    expect(before).toBeGreaterThan(0);
  });
}

for (const [language, separator] of [
  ['zh', '／'],
  ['en', '/'],
] as const) {
  test(`breadcrumbs end with ${separator} except the last, so that no line begins with it (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/News/Notice');
    const items = page
      .getByRole('navigation')
      .filter({ has: page.locator('.crumbs') })
      .locator('li');
    await expect(items.nth(1)).toBeVisible();
    const contents = await items.evaluateAll((crumbs) =>
      crumbs.map((crumb) => {
        const { content, display } = getComputedStyle(crumb, '::after');
        return display === 'none' ? '' : content;
      }),
    );
    expect(contents).toEqual([...contents.slice(1).map(() => `"${separator}"`), '']);
  });
}
