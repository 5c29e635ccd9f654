import type { Page } from '@playwright/test';
import { deskMessages } from '../desk/messages';
import { deskPages } from '../desk/pages/desk-pages';
import { expectAccessible } from './axe';
import { openDesk } from './desk-account';
import { sendVisitorItems } from './desk-visitors';
import { expect, test } from './fixtures';
import { smallTargets } from './touch-targets';

/** Every page of the menu with its heading in both languages, and forms that have no entry there. */
const pages: readonly (readonly [path: string, zh: string, en: string])[] = [
  ...deskPages.map(({ name, path }) => {
    const { zh, en } = deskMessages;
    return [path, zh.pages[name], en.pages[name]] as const;
  }),
  ['/records?kind=entry&new=entry', '新建文章', 'New: Article'],
  ['/records?kind=exhibit&new=exhibit', '新建藏品', 'New: Object'],
];

/** Addresses of the menu behind `#`. */
function menuPaths(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').getByRole('link');
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
}

/** Parts that are wider than their box and scroll sideways, without a name or out of reach of the keyboard. */
function unreachableParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWide = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const hasName = (element: Element) =>
      element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
    return [...document.querySelectorAll('main *')]
      .filter((element) => isWide(element) && !element.matches('input, textarea, select'))
      .filter((element) => !hasName(element) || element.getAttribute('tabindex') !== '0')
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Names of the tables that do not fit their place. */
function wideTables(page: Page): Promise<string[]> {
  return page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables
        .filter(({ parentElement: box }) => (box ? box.scrollWidth > box.clientWidth + 1 : false))
        .map((table) => table.querySelector('caption')?.textContent ?? ''),
    );
}

/** Pixels by which the page is wider than the window. */
function sidewaysScroll(page: Page, textSize: string): Promise<number> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth - window.innerWidth;
  }, textSize);
}

for (const [language, search] of [
  ['zh', ''],
  ['en', '?lang=en'],
] as const) {
  test(`every page of the menu is accessible, has targets of 44 px and fits 320 to 1440 px, also with text of 200 % (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    // A table without rows would fit at any width.
    await sendVisitorItems(request);
    await openDesk(page, 'administrator');
    await page.goto(`/desk/${search}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await menuPaths(page)).sort()).toEqual(deskPages.map(({ path }) => path).sort());
    for (const [path, zh, en] of pages) {
      await page.goto(`/desk/${search}#${path}`);
      const name = language === 'zh' ? zh : en;
      await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
      await expect(page.getByText(/^(正在加载|Loading)$/)).toHaveCount(0);
      for (const width of [1440, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page, '100%'), `${path} at ${width}`).toBeLessThanOrEqual(0);
        expect(await unreachableParts(page), `${path} at ${width}`).toEqual([]);
        // Between 768 and 1440 px the list of reports may scroll sideways in its region.
        if (width === 1440) {
          expect.soft(await wideTables(page), `${path} at ${width}`).toEqual([]);
        }
        if (width === 768 || width === 360) {
          expect.soft(await smallTargets(page), `${path} at ${width}`).toEqual([]);
        }
        if (width === 768) await expectAccessible(page, { language });
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await sidewaysScroll(page, '200%'), `${path} at 200 %`).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
    }
  });
}
