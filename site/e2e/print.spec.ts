import type { Page } from '@playwright/test';
import { expect, visit, walkTo } from './fixtures';
import { forms } from './call-errors/forms';
import { readPrintedHeadings } from './print/outline';
import { scrollUntil } from './scroll';
import { expectPrintable, emulatePrint, emulateScreen, countSheets } from './print/sheet';
import { test } from './shared-page';

const siteName = { zh: '云泽博物馆', en: 'Yunze Museum' };

interface Kind {
  route: string;
  /** Selectors of elements that must be printed. */
  shows: string[];
  /** Upper limit of printed sheets. */
  maxSheets: number;
}

/** One address of each kind of page. */
const kinds: Record<string, Kind> = {
  home: { route: '/', shows: ['main h2', 'main img'], maxSheets: 9 },
  object: {
    route: '/Collection/ExcellentCollection/yuanding',
    shows: ['main figure img', 'main dl dt', 'main .prose, main p', 'main figure [role=img]'],
    maxSheets: 1,
  },
  article: {
    route: '/News/Notice/opening-hours',
    shows: ['main article p'],
    maxSheets: 3,
  },
  exhibition: {
    route: '/Exhibition/BaseExhibition/bronze-and-rites',
    shows: ['main figure img', 'main dl dt', 'main .about h2'],
    maxSheets: 10,
  },
  list: { route: '/News', shows: ['main a[href*="#/News/"]'], maxSheets: 4 },
  'list of objects': {
    route: '/Collection/ExcellentCollection',
    shows: ['main a[href*="#/Collection/ExcellentCollection/"] img'],
    maxSheets: 7,
  },
  timeline: { route: '/Survey/History', shows: ['main ol h3', 'main time'], maxSheets: 9 },
  chronicle: { route: '/Survey/Events', shows: ['main h2'], maxSheets: 9 },
  report: { route: '/Survey/Summary', shows: ['main table .bar'], maxSheets: 6 },
  'visit guide': {
    route: '/Service/TourGuide',
    shows: ['main h2', 'main [role=tabpanel] svg', 'main .rooms .list li'],
    maxSheets: 7,
  },
  book: {
    route: '/Collection/AncientBooks/shijing',
    shows: ['main .window p', 'main .meaning h3'],
    maxSheets: 4,
  },
  thesis: {
    route: '/Research/SpecialThesis/thesis-bells',
    shows: ['main .abstract p', 'main h2'],
    maxSheets: 6,
  },
  lesson: {
    route: '/Education/CloudClassroom/CloudClassroom/cast-a-ding',
    shows: ['main .steps li', 'main .worksheet .tasks li'],
    maxSheets: 7,
  },
  shop: { route: '/Home', shows: ['main h2', 'main .caption b'], maxSheets: 6 },
  treasure: { route: '/Collection/Treasure', shows: ['main figure img', 'main h2'], maxSheets: 4 },
  product: {
    route: '/Culture_product_detail?id=product-notebook-mask',
    shows: ['main dl dt'],
    maxSheets: 3,
  },
};

/** Scrolls to the end so that all lazy parts load. */
const loadLazyParts = (page: Page) =>
  scrollUntil(page, async () => {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 60 });
    expect(await page.locator('main div[data-print=none]:empty').count()).toBe(0);
  });

async function expectPrintedContent(
  page: Page,
  language: 'zh' | 'en',
  { shows, maxSheets }: Kind,
): Promise<void> {
  for (const shown of shows) await expect(page.locator(shown).first()).toBeVisible();
  await expectPrintable(page, siteName[language]);
  const count = await countSheets(page);
  expect(count).toBeGreaterThanOrEqual(1);
  expect(count).toBeLessThanOrEqual(maxSheets);
}

/** Asserts that each decade heading is printed on the sheet of its first year. */
async function expectDecadesWithYears(page: Page): Promise<void> {
  const decades = (await readPrintedHeadings(page)).filter(
    ({ firstChildSheet }) => firstChildSheet,
  );
  // Headings with subheadings are the title and the decades.
  expect(decades.length).toBeGreaterThan(5);
  for (const { sheet, firstChildSheet } of decades) expect(firstChildSheet).toBe(sheet);
}

// Half of the kinds each, so that two workers share them: the kinds of a test are pages of one document.
for (const language of ['zh', 'en'] as const) {
  for (const half of [0, 1]) {
    const printed = Object.entries(kinds).filter((_, index) => index % 2 === half);
    const names = printed.map(([kind]) => kind).join(', ');
    test(`printed pages (${language}: ${names}) show their content uncut and dark on white, with a letterhead`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      for (const [kind, expected] of printed) {
        await test.step(`printed ${kind} (${language})`, async () => {
          await emulateScreen(page);
          await walkTo(page, language, expected.route);
          await loadLazyParts(page);
          await emulatePrint(page);
          await expectPrintedContent(page, language, expected);
          if (kind === 'chronicle') await expectDecadesWithYears(page);
        });
      }
    });
  }
}

test('receipt of a docent booking prints on at most two sheets', async ({ page }) => {
  const { route, fill } = forms['docent booking'] ?? { route: '', fill: () => Promise.resolve() };
  await visit(page, 'zh', route);
  await fill(page);
  await page.locator('main form .send').first().click();
  await expect(page.getByRole('heading', { name: '预约成功' })).toBeFocused();
  await emulatePrint(page);
  await expect(page.locator('main [role=status] dl dd').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '预约成功' })).toBeVisible();
  await expectPrintable(page, siteName.zh);
  expect(await countSheets(page)).toBeLessThanOrEqual(2);
});

test('worksheet of a lesson is printed alone, on one sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await visit(page, 'zh', kinds.lesson?.route ?? '');
  await page.getByRole('button', { name: '打印学习单' }).click();
  await emulatePrint(page);
  await expect(page.locator('main .worksheet')).toBeVisible();
  await expect(page.locator('main .steps')).toBeHidden();
  expect(await countSheets(page)).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main .steps')).toBeVisible();
});
