import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures';
import { forms } from './faults/forms';
import { printedHeadings } from './print/outline';
import { expectPrintable, onPaper, sheetCount } from './print/sheet';

const siteName = { zh: '云泽博物馆', en: 'Yunze Museum' };

interface Kind {
  route: string;
  /** What the sheet must show, by selector. */
  shows: string[];
  /** The most sheets a visitor would expect. */
  sheets: number;
}

/** One address of each kind of page. */
const kinds: Record<string, Kind> = {
  home: { route: '/', shows: ['main h2', 'main img'], sheets: 9 },
  object: {
    route: '/Collection/ExcellentCollection/yuanding',
    shows: ['main figure img', 'main dl dt', 'main .prose, main p'],
    sheets: 3,
  },
  article: {
    route: '/News/Notice/opening-hours',
    shows: ['main article p'],
    sheets: 3,
  },
  exhibition: {
    route: '/Exhibition/BaseExhibition/bronze-and-rites',
    shows: ['main figure img', 'main dl dt', 'main h2'],
    sheets: 10,
  },
  list: { route: '/News', shows: ['main a[href*="#/News/"]'], sheets: 4 },
  'list of objects': {
    route: '/Collection/ExcellentCollection',
    shows: ['main a[href*="#/Collection/ExcellentCollection/"] img'],
    sheets: 7,
  },
  timeline: { route: '/Survey/History', shows: ['main ol h3', 'main time'], sheets: 9 },
  chronicle: { route: '/Survey/Events', shows: ['main h2'], sheets: 9 },
  report: { route: '/Survey/Summary', shows: ['main table .bar'], sheets: 6 },
  'visit guide': {
    route: '/Service/TourGuide',
    shows: ['main h2', 'main [role=tabpanel] svg', 'main .rooms .list li'],
    sheets: 7,
  },
  book: {
    route: '/Collection/AncientBooks/shijing',
    shows: ['main .window p', 'main .meaning h3'],
    sheets: 4,
  },
  thesis: {
    route: '/Research/SpecialThesis/thesis-bells',
    shows: ['main .abstract p', 'main h2'],
    sheets: 6,
  },
  lesson: {
    route: '/Education/CloudClassroom/CloudClassroom/cast-a-ding',
    shows: ['main .steps li', 'main .worksheet .tasks li'],
    sheets: 7,
  },
  shop: { route: '/Home', shows: ['main h2', 'main .caption b'], sheets: 6 },
  treasure: { route: '/Collection/Treasure', shows: ['main figure img', 'main h2'], sheets: 4 },
  product: {
    route: '/Culture_product_detail?id=product-notebook-mask',
    shows: ['main dl dt'],
    sheets: 3,
  },
};

/** Goes down to the end, so that whatever comes when it is reached is there. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 500 });
    expect(await page.locator('main div[data-print=none]:empty').count()).toBe(0);
  }).toPass();
}

for (const [kind, { route, shows, sheets }] of Object.entries(kinds)) {
  for (const language of ['zh', 'en'] as const) {
    test(`${kind} (${language}) on paper: the content alone, whole, black on white, and whose it is`, async ({
      page,
    }) => {
      await visit(page, language, route);
      await readToTheEnd(page);
      await onPaper(page);
      for (const shown of shows) await expect(page.locator(shown).first()).toBeVisible();
      await expectPrintable(page, siteName[language]);
      const count = await sheetCount(page);
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(sheets);
    });
  }
}

for (const language of ['zh', 'en'] as const) {
  test(`on paper a decade stands on the sheet of its first year (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Survey/Events');
    await onPaper(page);
    const decades = (await printedHeadings(page)).filter(({ sheetBelow }) => sheetBelow);
    // The title has the decades below it, and they the years.
    expect(decades.length).toBeGreaterThan(5);
    for (const { sheet, sheetBelow } of decades) expect(sheetBelow).toBe(sheet);
  });
}

test('what a form says once it has arrived can be printed and taken along', async ({ page }) => {
  const { route, fill } = forms['docent booking'] ?? { route: '', fill: () => Promise.resolve() };
  await visit(page, 'zh', route);
  await fill(page);
  await page.locator('main form .send').first().click();
  await expect(page.getByRole('heading', { name: '预约成功' })).toBeFocused();
  await onPaper(page);
  await expect(page.locator('main [role=status] dl dd').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '预约成功' })).toBeVisible();
  await expectPrintable(page, siteName.zh);
  expect(await sheetCount(page)).toBeLessThanOrEqual(2);
});
