import type { Locator } from '@playwright/test';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

/** What keeps its place: menus, filter rows, first characters of titles, films. */

const leftEdges = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));

for (const language of ['zh', 'en'] as const) {
  test(`main menu keeps the place of every item on the pages of all its areas (${language})`, async ({
    page,
  }) => {
    const items = page.getByRole('navigation', {
      name: language === 'zh' ? '主菜单' : 'Main menu',
    });
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      const places = new Set<string>();
      for (const path of ['/', '/Survey', '/Exhibition', '/News', '/Research', '/Service']) {
        await visit(page, language, path);
        const edges = await leftEdges(items.locator(':scope > ul > li'));
        expect(edges.length).toBeGreaterThan(6);
        places.add(String(edges));
      }
      expect(places.size, `${width} px`).toBe(1);
    }
  });
}

test('choices of all filter rows begin at one left edge', async ({ page }) => {
  for (const [language, path] of [
    ['zh', '/Collection'],
    ['zh', '/Collection?hall=L1-bronze-hall'],
    ['en', '/Collection?onView=yes'],
    ['en', '/DigitalMuseum/DigitalCollection'],
    ['zh', '/Education/CloudClassroom'],
  ] as const) {
    await visit(page, language, path);
    const rows = page.locator('main [role=group]:not(:has([role=group]), .order-and-view *)');
    await expect(rows.nth(1)).toBeVisible();
    const edges = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const choice = row.querySelector('a, label, button');
        return choice ? [Math.round(choice.getBoundingClientRect().left)] : [];
      }),
    );
    expect(edges.length, path).toBeGreaterThan(1);
    expect(new Set(edges).size, path).toBe(1);
  }
});

test('Chinese title that begins with a quotation mark is not indented', async ({ page }) => {
  await visit(page, 'zh', '/News/Snews/OpenExhibition');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: /^“/ }).first()).toBeVisible();
  const indents = await titles.filter({ hasText: /^“/ }).evaluateAll((all) =>
    all.map((title) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      range.setStart(texts.nextNode() ?? title, 1);
      range.setEnd(texts.currentNode, 2);
      // The blank half of the full-width mark lies outside.
      const em = parseFloat(getComputedStyle(title).fontSize);
      return (range.getBoundingClientRect().left - title.getBoundingClientRect().left) / em;
    }),
  );
  expect(indents.length).toBeGreaterThan(3);
  for (const indent of indents) expect(indent).toBeLessThan(0.6);
});

test('film has the shape of its picture, without pillars, and is not enlarged', async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, 'zh', '/DigitalMuseum/Video/VideoTextbooks/piece-moulds');
    const video = page.getByRole('main').locator('video');
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.videoWidth)).toBe(960);
    const [shown, ratio, background] = await video.evaluate((film: HTMLVideoElement) => [
      film.clientWidth,
      film.clientWidth / film.clientHeight,
      getComputedStyle(film).backgroundColor,
    ]);
    expect(shown).toBeLessThanOrEqual(960);
    expect(ratio).toBeCloseTo(16 / 9, 2);
    expect(background).toBe('rgba(0, 0, 0, 0)');
  }
});

test('pictures of search results have the same boxes before and after they load', async ({
  page,
}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  await visit(page, 'zh', '/Search?keyword=青铜');
  const pictures = page.locator('main ol img');
  await expect(pictures.nth(1)).toBeVisible();
  const boxes = () =>
    pictures.evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return `${width} × ${height}`;
      }),
    );
  const before = await boxes();
  release();
  await expect
    .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.complete))
    .toBe(true);
  expect(await boxes()).toEqual(before);
});
