import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ahead, holdLibraries } from './ahead';
import { expect, test } from './fixtures';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Where everything stands that is seen without scrolling. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, nav, footer, h1, h2, h3, main :is(p, img, li, dl)')]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().y < innerHeight)
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.tagName, x, y, width, height].map((value) =>
          typeof value === 'number' ? Math.round(value) : value,
        );
      })
      .map((each) => each.join(' ')),
  );
}

/** Counts what moves without the visitor's doing. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const each of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += each.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

async function firstPath(page: Page, list: string): Promise<string> {
  await page.goto(`/#${list}`);
  const link = page.getByRole('main').locator(`a[href^="#${list}/"]`).first();
  return ((await link.getAttribute('href')) ?? '').slice(1);
}

const kinds = [
  ['a list of objects', '/Collection/ExcellentCollection', ''],
  ['an object', '/Collection/ExcellentCollection', 'record'],
  ['a list of articles', '/News/Snews', ''],
  ['a list of exhibitions', '/Exhibition/BaseExhibition', ''],
  ['an exhibition', '/Exhibition/BaseExhibition', 'record'],
  ['a text', '/Survey/Introduction', ''],
  ['an area', '/Survey', ''],
  ['a book', '/Collection/AncientBooks', 'record'],
  ['a search', `/Search?keyword=${encodeURIComponent('青铜')}`, ''],
  ['a search for nothing', '/Search', ''],
  ['the docents', '/Service/AppointExplain', ''],
  ['the volunteers’ form', '/Service/Volunteer/VolHome/VolCard', ''],
  ['lost and found', '/Service/LostFund', ''],
] as const;

for (const [kind, list, record] of kinds) {
  test(`${kind} is read before the app is there, and stays where it is when it comes`, async ({
    page,
  }) => {
    const path = record ? await firstPath(page, list) : list;
    await page.goto('about:blank');
    const release = await holdLibraries(page);
    const shifts = await watchShifts(page);
    await page.goto(`/#${path}`, { waitUntil: 'commit' });
    await expect(page).toHaveTitle(/ - 云泽博物馆$/);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).not.toBeEmpty();
    const title = await page.title();
    await page.evaluate(() => document.fonts.ready);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    const before = await places(page);
    release();
    await expect(ahead(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe(title);
    expect(await places(page)).toEqual(before);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });
}

test('what a visitor fills in on a drawn form is still there when the app comes', async ({
  page,
}) => {
  const release = await holdLibraries(page);
  await page.goto('/#/Service/LostFund', { waitUntil: 'commit' });
  const what = ahead(page).getByRole('main').getByRole('textbox').first();
  await what.fill('一把伞');
  release();
  await expect(ahead(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('一把伞');
});

test('a link on the drawn page leads to another drawn page, and home again', async ({ page }) => {
  const release = await holdLibraries(page);
  await page.goto('/en/#/Collection/ExcellentCollection', { waitUntil: 'commit' });
  await ahead(page).locator('.objects a').first().click();
  await expect(page).toHaveURL(/ExcellentCollection\/.+/);
  await expect(ahead(page).getByRole('button', { name: 'Full size' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(ahead(page).locator('.objects')).toBeVisible();
  await ahead(page).getByRole('banner').locator('a[href="#/"]').first().click();
  await expect(ahead(page).locator('.enter').first()).toBeVisible();
  release();
  await expect(ahead(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Yunze Museum');
});

test('words that are typed while the page is drawn are not lost with it', async ({ page }) => {
  const release = await holdLibraries(page);
  let draw: () => void = () => undefined;
  const drawing = new Promise<void>((resolve) => (draw = resolve));
  await page.route(/\/drawn\//, async (route) => {
    await drawing;
    await route.continue();
  });
  await page.goto('/#/News', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('青铜');
  const drawn = page.waitForResponse(/\/drawn\//);
  draw();
  await (await drawn).finished();
  await expect(field).toHaveValue('青铜');
  await expect(field).toBeFocused();
  release();
  await expect(ahead(page)).toHaveCount(0);
  await expect(field).toHaveValue('青铜');
});

for (const [what, answer] of [
  ['is refused', { status: 503, body: '{}' }],
  ['is none', { status: 200, contentType: 'text/html', body: '<p>x' }],
] as const) {
  test(`where the drawn page ${what}, the app draws it`, async ({ page, offences }) => {
    offences.expected.push(/status of 503/);
    await page.route(/\/drawn\//, (route) => route.fulfill(answer));
    await page.goto('/#/Collection/ExcellentCollection');
    await expect(heading(page)).toHaveText('馆藏精品');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
}

test('a page of each part of the site map is drawn whole, or left to the app', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const map = await (await request.get('/sitemap.xml')).text();
  const all = [...map.matchAll(/<loc>[^<]*\/p\/(zh|en)([^<]*)</g)];
  // One of each section and depth: its neighbours are drawn by the same code.
  const addresses = new Map(all.map((each) => [each[0].replace(/[^/]*$/, ''), each])).values();
  const faults: string[] = [];
  let drawn = 0;
  for (const [, language = '', path = ''] of addresses) {
    const at = encodeURIComponent(decodeURIComponent(path.replaceAll('&amp;', '&')) || '/');
    const response = await request.get(`/drawn/${language}?at=${at}`);
    if (response.status() === 204) continue;
    const html = await response.text();
    if (response.ok() && html.match(/<h1/g)?.length === 1) drawn += 1;
    else faults.push(`${language} ${path} ${response.status()}`);
  }
  expect(faults).toEqual([]);
  expect(drawn).toBeGreaterThan(60);
});
