import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './fixtures';
import { scrollUntilVisible } from './scroll';
import { test } from './shared-page';

/** Right edges, last rows and wrapped lines: what makes a page look crooked. */

const wide = { width: 1440, height: 900 };
const small = { width: 1024, height: 768 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 360, height: 740 };

async function open(page: Page, size: typeof wide, path: string, language: 'zh' | 'en' = 'zh') {
  await page.setViewportSize(size);
  await visit(page, language, path);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Boxes of visible elements. */
function boxesOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, top }) => ({
        left: Math.round(left),
        right: Math.round(right),
        top: Math.round(top),
      })),
  );
}

/** Boxes of elements that share their upper edge, from top to bottom. */
async function rowsOf(elements: Locator) {
  const boxes = await boxesOf(elements);
  const tops = [...new Set(boxes.map(({ top }) => top))].sort((a, b) => a - b);
  return tops.map((top) => boxes.filter((box) => box.top === top));
}

for (const [path, cards] of [
  ['/Exhibition/BaseExhibition', '.wall > *'],
  ['/Exhibition/ExhibitiomReview', '.wall > *'],
  ['/Education/RedStories', 'main article'],
  ['/DigitalMuseum/Video/revolution', 'main section article'],
  ['/Survey/InterExchange', 'main article'],
  ['/Exhibition/BaseExhibition/bronze-and-rites', '.objects > li'],
  ['/Exhibition/ExhibitiomReview/blue-across-the-sea', '.objects > li'],
  ['/DigitalMuseum/DigitalCollection', '.wall > li'],
] as const) {
  for (const size of [wide, small, tablet, phone]) {
    test(`last row of ${path} has more than one card at ${size.width} px`, async ({ page }) => {
      await open(page, size, path);
      await expect(page.locator(cards).nth(2)).toBeVisible();
      const rows = await rowsOf(page.locator(cards));
      // In rows of several cards, a last one alone is as wide as the row.
      const [last = [], full] = [rows.at(-1), rows.find(({ length }) => length > 1)];
      const row = { left: full?.[0]?.left, right: full?.at(-1)?.right };
      if (full && last.length === 1) expect(last).toMatchObject([row]);
    });
  }
}

test('rows of related sites in the footer are equally long at every width', async ({ page }) => {
  for (const size of [wide, small, tablet, phone]) {
    await open(page, size, '/Search');
    const plates = page.getByRole('contentinfo').locator('.plates > *');
    await scrollUntilVisible(page, plates.first());
    const rows = await rowsOf(plates);
    expect(new Set(rows.map(({ length }) => length)).size, `${size.width} px`).toBe(1);
  }
});

test('no time range is divided by the end of a line at any width', async ({ page }) => {
  const divided: string[] = [];
  for (const path of ['/', '/Service', '/Dfbw/shuangqiao-tombs', '/Home']) {
    await open(page, phone, path, 'en');
    for (let width = 320; width <= 800; width += 20) {
      await page.setViewportSize({ width, height: 740 });
      const found = await page.locator('body').evaluate((body) => {
        const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const { data, parentElement } = texts.currentNode as Text;
          if (!parentElement?.checkVisibility()) continue;
          for (const { index, 0: times } of data.matchAll(/\d:\d\d\u2060?[–—]\u2060?\d+:\d\d/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + times.length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            found.push(`${times} ${tops.size}`);
          }
        }
        return found;
      });
      expect(found.length, path).toBeGreaterThan(0);
      divided.push(...found.filter((times) => !times.endsWith(' 1')));
    }
  }
  expect(divided).toEqual([]);
});

test('telephone numbers of the service page, shop and a department are links on one line', async ({
  page,
}) => {
  for (const path of ['/Service', '/Home', '/Research/ResDepartment']) {
    await open(page, phone, path);
    const outside = await page.getByRole('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (/\d{3}-\d{4} ?\d{4}/.test(data) && !parentElement?.closest('a')) found.push(data);
      }
      return found;
    });
    expect(outside, path).toEqual([]);
    const link = page.getByRole('main').locator('a[href^="tel:"]').first();
    await expect(link).toHaveCSS('white-space', 'nowrap');
  }
});

test('five objects of an exhibition stand in one row', async ({ page }) => {
  await open(page, wide, '/Exhibition/ExhibitiomReview/blue-across-the-sea');
  const objects = page.locator('.objects > li');
  await objects.first().scrollIntoViewIfNeeded();
  await expect(objects).toHaveCount(5);
  expect(await rowsOf(objects)).toHaveLength(1);
});

for (const size of [wide, tablet]) {
  test(`pictures below the text of an exhibition and in it end at one right edge at ${size.width} px`, async ({
    page,
  }) => {
    await open(page, size, '/Exhibition/BaseExhibition/bronze-and-rites');
    const boxes = await boxesOf(page.locator('.about figure'));
    expect(boxes.length).toBeGreaterThan(2);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    expect(new Set(boxes.map(({ right }) => right)).size).toBe(1);
  });

  test(`rows of the picture wall end at its right edge at ${size.width} px`, async ({ page }) => {
    await open(page, size, '/DigitalMuseum/DigitalCollection');
    const rows = await rowsOf(page.locator('.wall img'));
    const [wall] = await boxesOf(page.locator('.wall'));
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows.slice(0, -1)) {
      expect(
        Math.abs(Math.max(...row.map(({ right }) => right)) - (wall?.right ?? 0)),
      ).toBeLessThan(2);
    }
  });
}

test('facts of an exhibition begin at the edge of its title on every line', async ({ page }) => {
  await open(page, phone, '/Exhibition/TemporaryExhibition', 'en');
  const edges = await page.locator('.wall .when').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const title = line.parentElement?.querySelector('.title')?.getBoundingClientRect().left ?? 0;
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const lefts: number[] = [];
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (!data.trim() || parentElement?.className.includes('status')) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, data.length - data.trimStart().length);
        range.setEnd(texts.currentNode, data.length);
        for (const { left } of range.getClientRects()) lefts.push(Math.round(left - title));
      }
      return lefts.slice(1);
    }),
  );
  expect(edges.length).toBeGreaterThan(3);
  expect(edges).toEqual(edges.map(() => 0));
});

test('names of floors and of facts stay on one line on a phone', async ({ page }) => {
  const heights = (words: Locator) =>
    words.evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
  await open(page, phone, '/Exhibition/ExhibitiomReview/blue-across-the-sea', 'en');
  expect(await heights(page.locator('main dt'))).toEqual([1, 1]);
  await open(page, phone, '/Service/TourGuide', 'en');
  const floors = page.getByRole('tab');
  await scrollUntilVisible(page, floors.first());
  await expect(floors).toHaveCount(3);
  expect(await heights(floors)).toEqual([1, 1, 1]);
});

test('table of the privacy notice fits every width of a phone', async ({ page }) => {
  await open(page, phone, '/Service/Privacy', 'en');
  const tooWide: number[] = [];
  for (let width = 320; width <= 600; width += 20) {
    await page.setViewportSize({ width, height: 740 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) tooWide.push(width);
  }
  expect(tooWide).toEqual([]);
});
