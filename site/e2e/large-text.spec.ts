import type { Page } from '@playwright/test';
import { findTestBrowser } from '../scripts/lib/browser.mjs';
import { expect, test, walkTo } from './fixtures';
import { samplePages } from './sample-pages';

/** One page of every kind. */
const phonePages = samplePages().map(({ path }) => path);

const executablePath = await findTestBrowser();

// Browser default font size of 32 px: text size 200 %.
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--blink-settings=defaultFontSize=32'],
  },
});

/** Texts of the visible elements in which the end of a line divides a Latin word of at most `maxLetters` letters. */
const textWithBrokenWord = (page: Page, selector: string, maxLetters = Infinity) =>
  page.locator(selector).evaluateAll(
    (elements, most) =>
      elements
        .filter((each) => each.checkVisibility() && each.clientWidth > 1)
        .filter((each) => {
          const range = document.createRange();
          const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[A-Za-z]+/g)) {
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (word.length <= most && range.getClientRects().length > 1) return true;
            }
          }
          return false;
        })
        .map(({ textContent }) => textContent),
    maxLetters,
  );

for (const [language, menu] of [
  ['zh', '菜单'],
  ['en', 'Menu'],
] as const) {
  test(`pages use the narrow layout without horizontal scrolling at text size 200 % (${language})`, async ({
    page,
  }) => {
    for (const route of [
      '/',
      '/Survey/Organization',
      '/Research/CulPublication',
      '/Collection/ExcellentCollection',
      '/Collection/ExcellentCollection/yuanding',
      '/Service/TourGuide',
    ]) {
      await walkTo(page, language, route);
      await expect(page.getByRole('banner').getByRole('button', { name: menu })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, route).toBe(0);
      const broken = await textWithBrokenWord(page, 'h1, h2, h3, footer .area');
      expect(broken, route).toEqual([]);
    }
  });
}

test.describe('in a 320 px viewport', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('figures, phone numbers and the objects of a route fit into the window at text size 200 %', async ({
    page,
  }) => {
    for (const route of ['/Survey/Summary', '/Research/ResDepartment', '/Service/RoutePlanner']) {
      await walkTo(page, 'en', route);
      const wide = page.locator('main :is(dd, dd a, ol li li)');
      // The route loads when its place, below the choices, comes near the window.
      await page.locator('main li a').last().scrollIntoViewIfNeeded();
      await expect(wide.first()).toBeVisible();
      const cut = await wide.evaluateAll((elements) =>
        elements
          .filter((each) => {
            const { left, right } = each.getBoundingClientRect();
            return each.scrollWidth > each.clientWidth + 1 || left < 0 || right > innerWidth;
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut, route).toEqual([]);
    }
  });

  for (const [language, menu] of [
    ['zh', '菜单'],
    ['en', 'Menu'],
  ] as const) {
    // English words are longer.
    const tag = language === 'zh' ? '@sweep' : [];
    test(
      `header wraps, no page scrolls horizontally and no button divides a short word at text size 200 % (${language})`,
      { tag },
      async ({ page }) => {
        test.setTimeout(240_000);
        const wide: string[] = [];
        const broken: string[] = [];
        for (const route of phonePages) {
          await walkTo(page, language, route);
          const button = page.getByRole('banner').getByRole('button', { name: menu });
          if (await button.count()) {
            const box = await button.boundingBox();
            expect((box?.x ?? 999) + (box?.width ?? 999), `${route}: ${menu}`).toBeLessThanOrEqual(
              320,
            );
          }
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          if (width > 320) wide.push(`${route}: ${width}`);
          // Longer words are wider than the viewport.
          const divided = await textWithBrokenWord(page, 'button, footer :is(a, span)', 9);
          broken.push(...divided.map((text) => `${route}: ${text}`));
        }
        expect(wide).toEqual([]);
        expect(broken).toEqual([]);
      },
    );
  }
});
