import { routes } from '../contract/shared/routes';
import { listPages } from '../visual-regression/pages';
import { expect, test, visit, walkTo } from './fixtures';
import { isFullSweep } from './sweep';
import { smallTargets } from './touch-targets';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const list = '/Collection/ExcellentCollection';
/** Pages of the second and third menu level, which have section links: all, or the first of each kind. */
const sections = routes
  .filter(({ path, meta }) => !path.includes(':') && !meta?.parent && path.split('/').length > 2)
  .filter(
    ({ page }, index, all) => isFullSweep || all.findIndex((each) => each.page === page) === index,
  )
  .map(({ path }) => path);

test('heading precedes section links and rating on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  const failures: string[] = [];
  for (const path of sections) {
    await walkTo(page, 'zh', path);
    // A cover image may precede the heading; links and buttons may not.
    const failure = await page.getByRole('main').evaluate((main) => {
      const title = main.querySelector('h1');
      if (!title) return 'no heading';
      const precedes = (each: Element) =>
        (each.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const links = [...main.querySelectorAll('a, button')].filter(precedes).length;
      const hasCover = [...main.querySelectorAll('img, picture')].some(precedes);
      const top = Math.round(title.getBoundingClientRect().top + window.scrollY);
      return links > 0 || (top > 300 && !hasCover) ? `${top} px, ${links} links before` : '';
    });
    if (failure) failures.push(`${path}: ${failure}`);
  }
  expect(failures).toEqual([]);
});

test('long Chinese title leaves no line with one character on a phone', async ({ page }) => {
  await walkTo(page, 'zh', '/News/NewsInfo/bells-measured');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const characters = title.textContent.length;
    const range = document.createRange();
    const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) return [];
    const tops = Array.from({ length: characters }, (_, index) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return Math.round(range.getBoundingClientRect().top);
    });
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });
  expect(lines).toHaveLength(2);
  expect(Math.min(...lines)).toBeGreaterThan(3);
});

test('section links open from a button below the heading, beside the rating, on a phone', async ({
  page,
}) => {
  await visit(page, 'zh', '/Survey/Introduction');
  const toggle = page.getByRole('button', { name: /^栏目：/ });
  const rating = page.getByRole('main').getByRole('button', { name: '评价' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const [left, right] = await Promise.all([toggle.boundingBox(), rating.boundingBox()]);
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(8);
  await toggle.tap();
  const links = page.getByRole('navigation', { name: /^栏目：/ });
  await expect(links.locator('[aria-current=page]')).toBeVisible();
  await links.getByRole('link').nth(1).tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('second page of a list scrolls to the list, and Back restores the scroll position', async ({
  page,
}) => {
  await visit(page, 'zh', list);
  const pages = page.getByRole('main').getByRole('navigation', { name: /页/ });
  await pages.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await pages.getByRole('link', { name: '第 2 页' }).tap();
  await expect(page).toHaveURL(/page=2/);
  const count = page.locator('main .count');
  await expect(count).toBeFocused();
  const top = () => count.evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(200);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400);
});

test('active filter of a list is scrolled into view in its row on a phone', async ({ page }) => {
  await visit(page, 'zh', `${list}?period=qing`);
  const chosen = page.locator('main [role=group] [aria-current]').first();
  await expect(chosen).toHaveText(/清/);
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('row headings of the visitor guide table fit on one line on a phone', async ({ page }) => {
  await visit(page, 'zh', '/Service/TourGuide');
  const headings = page.locator('main table th[scope=row]');
  expect(await headings.count()).toBeGreaterThan(2);
  const lines = await headings.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(Math.max(...lines)).toBe(1);
});

const kinds = listPages()
  .filter(({ name }) => !name.endsWith('-en'))
  .map(({ address }) => decodeURI(address).slice(2));

for (const language of ['zh', 'en'] as const) {
  // Chinese words are shorter.
  const tag = language === 'en' ? '@sweep' : [];
  test(
    `touch targets are at least 44 px high and wide on every page kind (${language})`,
    { tag },
    async ({ page }) => {
      test.setTimeout(240_000);
      const found = new Map<string, string>();
      for (const path of [...kinds, '/Survey/Events', '/Service/TourGuide']) {
        await walkTo(page, language, path);
        for (const target of await smallTargets(page)) found.set(target, path);
      }
      expect([...found]).toEqual([]);
    },
  );
}
