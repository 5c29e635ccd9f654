import type { Page } from '@playwright/test';
import { findViolations, pageFrame } from './axe';
import { prerenderedPage, delayLibraries } from './prerendered';
import { expect, newDocument, test } from './fixtures';
import { isFullSweep } from './sweep';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Tag and rounded box of every element that is visible without scrolling. */
function visibleBoxes(page: Page): Promise<string[]> {
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

/** Records the layout shifts of the next page; the returned function expects that their sum is at most 0.02. */
async function recordLayoutShift(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: [number, string[]][] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const describe = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 20)}” ${from.x},${from.y} → ${to.x},${to.y}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push([value, sources.map(describe)]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: [number, string[]][] }).shifts,
    );
    const sum = shifts.reduce((total, [value]) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
  };
}

async function firstRecordPath(page: Page, list: string): Promise<string> {
  await page.goto(`/#${list}`);
  const link = page.getByRole('main').locator(`a[href^="#${list}/"]`).first();
  return ((await link.getAttribute('href')) ?? '').slice(1);
}

/** `record`: the first record of the list. `live`: free places replace a skeleton, because they are not prerendered. */
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
  ['the docents', '/Service/AppointExplain', 'live'],
  ['the volunteers’ form', '/Service/Volunteer/VolHome/VolCard', ''],
  ['lost and found', '/Service/LostFund', ''],
] as const;

for (const [kind, list, content] of kinds) {
  test(`nothing moves when the app hydrates the prerendered page of ${kind}`, async ({ page }) => {
    const path = content === 'record' ? await firstRecordPath(page, list) : list;
    const release = await delayLibraries(page);
    const expectNothingMoved = await recordLayoutShift(page);
    await page.goto(newDocument('zh', path), { waitUntil: 'commit' });
    await expect(page).toHaveTitle(/ - 云泽博物馆$/);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).not.toBeEmpty();
    const title = await page.title();
    await page.evaluate(() => document.fonts.ready);
    // Hydration keeps the elements, which the crawl checks: here one page of all, with header and footer.
    const isFirst = kind === kinds[0][0];
    if (isFirst || isFullSweep) {
      expect(await findViolations(page, { exclude: isFirst ? '' : pageFrame })).toEqual([]);
    }
    const before = await visibleBoxes(page);
    release();
    await expect(prerenderedPage(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe(title);
    const boxes = await visibleBoxes(page);
    expect(content === 'live' ? boxes.filter((box) => before.includes(box)) : boxes).toEqual(
      before,
    );
    await expectNothingMoved();
  });
}

for (const [kind, list, content, part] of [
  ['a list of objects', '/Collection/ExcellentCollection', '', '.objects > li'],
  ['an object', '/Collection/ExcellentCollection', 'record', '.gallery-label > *'],
  ['a search', `/Search?keyword=${encodeURIComponent('青铜')}`, '', 'main ol > li'],
] as const) {
  test(`phone lays out what is below the first screen of ${kind} in later frames, without the app, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const path = content === 'record' ? await firstRecordPath(page, list) : list;
    const release = await delayLibraries(page);
    const expectNothingMoved = await recordLayoutShift(page);
    await page.addInitScript((selector) => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      const count = () => {
        const parts = [...document.querySelectorAll(selector)];
        if (parts.length > 0) counts.push(parts.filter((each) => each.checkVisibility()).length);
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    }, part);
    await page.goto(newDocument('zh', path), { waitUntil: 'commit' });
    const counts = () =>
      page.evaluate(() => (window as unknown as { counts?: number[] }).counts ?? []);
    await expect.poll(async () => (await counts()).at(-1)).toBeGreaterThan(0);
    await expect(page.locator('#root[data-stage]')).toHaveCount(0);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const shown = await counts();
    expect(shown[0]).toBe(0);
    expect(shown.at(-1)).toBe(await page.locator(part).count());
    await expectNothingMoved();
    release();
    await expect(prerenderedPage(page)).toHaveCount(0);
    await expect(page.locator(part)).not.toHaveCount(0);
  });
}

test('text typed into a prerendered form is kept when the app hydrates it', async ({ page }) => {
  const release = await delayLibraries(page);
  await page.goto('/#/Service/LostFund', { waitUntil: 'commit' });
  const field = prerenderedPage(page).getByRole('main').getByRole('textbox').first();
  await field.fill('一把伞');
  release();
  await expect(prerenderedPage(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('一把伞');
});

test('links and Back on prerendered pages open prerendered pages before the app loads', async ({
  page,
}) => {
  const release = await delayLibraries(page);
  await page.goto('/en/#/Collection/ExcellentCollection', { waitUntil: 'commit' });
  await prerenderedPage(page).locator('.objects a').first().click();
  await expect(page).toHaveURL(/ExcellentCollection\/.+/);
  await expect(prerenderedPage(page).getByRole('button', { name: 'Full size' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(prerenderedPage(page).locator('.objects').first()).toBeVisible();
  await prerenderedPage(page).getByRole('banner').locator('a[href="#/"]').first().click();
  await expect(prerenderedPage(page).locator('.enter').first()).toBeVisible();
  release();
  await expect(prerenderedPage(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Yunze Museum');
});

test('search text typed before the prerendered page arrives is kept with its focus', async ({
  page,
}) => {
  const release = await delayLibraries(page);
  let sendPage: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (sendPage = resolve));
  await page.route(/\/prerendered\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/#/News', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByRole('search').locator('input');
  await field.fill('青铜');
  const response = page.waitForResponse(/\/prerendered\//);
  sendPage();
  await (await response).finished();
  await expect(field).toHaveValue('青铜');
  await expect(field).toBeFocused();
  release();
  await expect(prerenderedPage(page)).toHaveCount(0);
  await expect(field).toHaveValue('青铜');
});

for (const [failure, response] of [
  ['fails with 503', { status: 503, body: '{}' }],
  ['is malformed', { status: 200, contentType: 'text/html', body: '<p>x' }],
] as const) {
  test(`app renders the page when the prerendered page ${failure}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected.push(/status of 503/);
    await page.route(/\/prerendered\//, (route) => route.fulfill(response));
    await page.goto('/#/Collection/ExcellentCollection');
    await expect(heading(page)).toHaveText('馆藏精品');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
}

test('one page of each sitemap section is prerendered with one h1, or responds 204', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const map = await (await request.get('/sitemap.xml')).text();
  const all = [...map.matchAll(/<loc>[^<]*\/p\/(zh|en)([^<]*)</g)];
  // One page of each section and depth: its siblings are rendered by the same code.
  const addresses = new Map(all.map((each) => [each[0].replace(/[^/]*$/, ''), each])).values();
  const failures: string[] = [];
  let prerenderedCount = 0;
  for (const [, language = '', path = ''] of addresses) {
    const at = encodeURIComponent(decodeURIComponent(path.replaceAll('&amp;', '&')) || '/');
    const response = await request.get(`/prerendered/${language}?at=${at}`);
    if (response.status() === 204) continue;
    const html = await response.text();
    if (response.ok() && html.match(/<h1/g)?.length === 1) prerenderedCount += 1;
    else failures.push(`${language} ${path} ${response.status()}`);
  }
  expect(failures).toEqual([]);
  expect(prerenderedCount).toBeGreaterThan(60);
});
