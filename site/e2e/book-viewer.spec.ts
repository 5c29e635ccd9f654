import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test as isolatedTest, visit, waitFrames } from './fixtures';
import { test } from './shared-page';

/** A book with several leaves in the illustrated content and in the photograph pack. */
const book = '/Collection/AncientBooks/guwenguanzhi';

const messages = {
  zh: {
    leaf: (index: number) => new RegExp(`^第 ${index} 叶，共 \\d 叶：`),
    next: '下一页',
    previous: '上一页',
    contents: '目录',
    text: '文字',
    punctuation: '句读',
  },
  en: {
    leaf: (index: number) => new RegExp(`^Leaf ${index} of \\d: `),
    next: 'Next leaf',
    previous: 'Previous leaf',
    contents: 'Contents',
    text: 'Text',
    punctuation: 'Punctuation',
  },
} as const;

const contentsOf = (page: Page, language: 'zh' | 'en') =>
  page.getByRole('navigation', { name: messages[language].contents });

/** Asserts the shown leaf, its text and its entry in the contents. */
async function expectLeaf(page: Page, language: 'zh' | 'en', index: number): Promise<void> {
  await expect(page.getByRole('region', { name: messages[language].leaf(index) })).toBeVisible();
  const contents = contentsOf(page, language);
  await expect(contents.locator('a[aria-current=page]')).toHaveCount(1);
  const entry = contents.getByRole('link').nth(index - 1);
  await expect(entry).toHaveAttribute('aria-current', 'page');
  const title = page.locator('main .meaning h3');
  await expect(title).not.toBeEmpty();
  await expect(entry).toContainText(await title.innerText());
}

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];
  const leaf = (page: Page, index: number) => page.getByRole('region', { name: w.leaf(index) });

  test(`book page turns from the first leaf to the last and back with its buttons (${language})`, async ({
    page,
  }) => {
    await visit(page, language, book);
    const next = page.getByRole('link', { name: w.next });
    const previous = page.getByRole('link', { name: w.previous });
    await expectLeaf(page, language, 1);
    await expect(previous).toHaveCount(0);
    const total = await contentsOf(page, language).getByRole('link').count();
    expect(total).toBeGreaterThanOrEqual(2);
    for (let index = 2; index <= total; index++) {
      await next.click();
      await expectLeaf(page, language, index);
      await expect(leaf(page, index)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`guwenguanzhi\\?leaf=${index}$`));
    }
    await expect(next).toHaveCount(0);
    await previous.click();
    await expectLeaf(page, language, total - 1);
    await page.goBack();
    await expectLeaf(page, language, total);
  });

  test(`ArrowLeft on a focused book leaf turns to the next leaf and ArrowRight back (${language})`, async ({
    page,
  }) => {
    await visit(page, language, book);
    await leaf(page, 1).focus();
    await page.keyboard.press('ArrowRight');
    await expectLeaf(page, language, 1);
    // ArrowLeft first scrolls a leaf that is wider than its frame to its end.
    await expect(async () => {
      if (await leaf(page, 1).isVisible()) await page.keyboard.press('ArrowLeft');
      await expect(leaf(page, 2)).toBeFocused({ timeout: 1_000 });
    }).toPass({ intervals: [20] });
    await page.keyboard.press('ArrowRight');
    await expect(leaf(page, 1)).toBeFocused();
    await expectLeaf(page, language, 1);
  });

  test(`book leaf opens from its URL and from the contents, an unknown leaf number opens the first (${language})`, async ({
    page,
  }) => {
    await visit(page, language, `${book}?leaf=2`);
    await expectLeaf(page, language, 2);
    await contentsOf(page, language).getByRole('link').first().click();
    await expectLeaf(page, language, 1);
    await visit(page, language, `${book}?leaf=9`);
    await expectLeaf(page, language, 1);
  });

  test(`text view of a book shows all leaves, with and without punctuation (${language})`, async ({
    page,
  }) => {
    await visit(page, language, book);
    await page.getByRole('button', { name: w.text, exact: true }).click();
    const original = page.locator('main .original');
    await expect(original.first()).toBeVisible();
    expect(await original.count()).toBeGreaterThanOrEqual(2);
    await expect(original.first()).toContainText(/[，。]/);
    const printed = (await original.first().innerText()).replace(/[^\p{Script=Han}]/gu, '');
    await page.getByRole('button', { name: w.punctuation }).click();
    await expect(original.first()).not.toContainText(/[，。]/);
    const plain = (await original.first().innerText()).replace(/\s/g, '');
    expect(plain.replace(/[^\p{Script=Han}]/gu, '')).toBe(printed);
  });
}

/** Swipes across the centre of the element by `deltaX` CSS pixels. */
async function swipe(session: CDPSession, target: Locator, deltaX: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to swipe on');
  const from = { x: box.x + box.width / 2 - deltaX / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as [] });
  await touch('touchStart', [from]);
  for (const fraction of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch('touchMove', [{ x: from.x + deltaX * fraction, y: from.y }]);
  }
  await touch('touchEnd', []);
}

/** Waits for the end of momentum scrolling, which overwrites a scroll position, then scrolls to the end. */
async function scrollToEnd(page: Page, leaf: Locator): Promise<void> {
  const readScrollLeft = () => leaf.evaluate(({ scrollLeft }) => scrollLeft);
  await expect(async () => {
    const before = await readScrollLeft();
    await waitFrames(page, 12);
    expect(await readScrollLeft()).toBe(before);
  }).toPass();
  await leaf.evaluate((element) => element.scrollTo({ left: -element.scrollWidth }));
}

isolatedTest.describe('on a phone', () => {
  isolatedTest.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  isolatedTest(
    'book leaf turns forward with a swipe to the right and back with a swipe to the left',
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await visit(page, 'zh', book);
      const leaf = (index: number) => page.getByRole('region', { name: messages.zh.leaf(index) });
      await page.getByRole('button', { name: '缩小文字' }).tap();
      await swipe(session, leaf(1), -200);
      await expectLeaf(page, 'zh', 1);
      await scrollToEnd(page, leaf(1));
      await swipe(session, leaf(1), 200);
      await expectLeaf(page, 'zh', 2);
      await swipe(session, leaf(2), -200);
      await expectLeaf(page, 'zh', 1);
    },
  );

  isolatedTest(
    'swipe on an enlarged book leaf scrolls it to its end before it turns',
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await visit(page, 'zh', book);
      const leaf = (index: number) => page.getByRole('region', { name: messages.zh.leaf(index) });
      const larger = page.getByRole('button', { name: '放大文字' });
      await larger.tap();
      await larger.tap();
      await swipe(session, leaf(1), 200);
      await expect.poll(() => leaf(1).evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(-100);
      await expectLeaf(page, 'zh', 1);
      await scrollToEnd(page, leaf(1));
      await swipe(session, leaf(1), 200);
      await expectLeaf(page, 'zh', 2);
    },
  );
});

for (const width of [320, 360, 390, 412]) {
  test(`enlarged book leaf shows whole columns at ${width} px and scrolls to its end before it turns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, 'zh', book);
    // At this text size no leaf of either content pack fits its frame.
    for (let step = 0; step < 2; step++) {
      await page.getByRole('button', { name: '放大文字' }).click();
    }
    const leaf = (index: number) => page.getByRole('region', { name: messages.zh.leaf(index) });
    const columns = () =>
      leaf(1).evaluate(
        (element) => element.clientWidth / parseFloat(getComputedStyle(element).lineHeight),
      );
    await expect(async () => {
      const shown = await columns();
      expect(shown).toBeGreaterThan(2);
      expect(Math.abs(shown - Math.round(shown))).toBeLessThan(0.06);
    }).toPass();
    const hidden = () =>
      leaf(1).evaluate(
        ({ scrollWidth, clientWidth, scrollLeft }) =>
          scrollWidth - clientWidth - Math.abs(scrollLeft),
      );
    expect(await hidden()).toBeGreaterThan(20);
    const next = page.getByRole('link', { name: messages.zh.next });
    for (let presses = 0; presses < 9 && (await hidden()) > 2; presses++) {
      await expect(page.locator('main .rest')).toContainText(/左边还有 \d+ 行/);
      const before = await hidden();
      await next.click();
      await expectLeaf(page, 'zh', 1);
      await expect.poll(hidden).toBeLessThan(before);
    }
    await expect(page.locator('main .rest')).toBeEmpty();
    await next.click();
    await expectLeaf(page, 'zh', 2);
  });
}
