import type { Page } from '@playwright/test';
import { expect, visit, waitFrames } from './fixtures';
import { prerenderedPage } from './prerendered';
import { test } from './shared-page';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    expect(await top(page)).toBe(y);
  }).toPass();
  // The scroll event, which stores the position, comes with the next frame.
  await waitFrames(page, 2);
}

/** Asserts the state after a navigation: scrolled to the top, title focused and announced. */
async function expectNavigated(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[role=status]', { hasText: new RegExp(`^${title}$`) })).toBeAttached();
  await expect.poll(() => top(page)).toBe(0);
}

test('typed hash routes open at the top with focus on the title, and Back restores each scroll position', async ({
  page,
}) => {
  await visit(page, 'zh', '/News/Notice');
  await scrollTo(page, 600);
  await page.goto('/#/Survey/Events');
  await expectNavigated(page, '大事记');
  await scrollTo(page, 900);
  await page.goto('/#/Survey/History');
  await expectNavigated(page, '历史沿革');

  await page.goBack();
  await expect(heading(page)).toHaveText('大事记');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => top(page)).toBe(900);
  await page.goBack();
  await expect(heading(page)).toHaveText('公告');
  await expect.poll(() => top(page)).toBe(600);
});

test('absolute link to a route navigates within the app, and Back restores its focus and the scroll position', async ({
  page,
}) => {
  await visit(page, 'zh', '/News/Notice');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = `${location.origin}/#/Survey/History`;
    link.textContent = 'absolute';
    document.querySelector('main')?.append(link);
  });
  const link = page.getByRole('link', { name: 'absolute' });
  await link.scrollIntoViewIfNeeded();
  const before = await top(page);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expectNavigated(page, '历史沿革');
  await page.goBack();
  await expect(heading(page)).toHaveText('公告');
  await expect(link).toBeFocused();
  await expect.poll(() => top(page)).toBe(before);
});

test('language link opens the same page at the top, and Back restores the scroll position', async ({
  page,
}) => {
  await visit(page, 'zh', '/News/Notice');
  await scrollTo(page, 600);
  // A real click would first scroll to the link at the top of the page.
  await page.getByRole('link', { name: 'English' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/en\/#\/News\/Notice$/);
  await expect(heading(page)).toHaveText('Notices');
  await expect(page).toHaveTitle(/^Notices/);
  // A hash that changes before the app has started is its first page, which moves no focus.
  await expect(prerenderedPage(page)).toHaveCount(0);
  expect(await top(page)).toBe(0);
  await page.goto('/en/#/Survey/History');
  await expectNavigated(page, 'History');
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText('公告');
  await expect.poll(() => top(page)).toBe(600);
});

test('Back from the log-in restores the scroll position, and the next navigation moves focus', async ({
  page,
}) => {
  await visit(page, 'zh', '/News/Notice');
  await scrollTo(page, 600);
  await page.getByRole('link', { name: '登录' }).dispatchEvent('click');
  await page.waitForURL('**/user-centre/**');
  await page.goBack();
  await expect(heading(page)).toHaveText('公告');
  await expect.poll(() => top(page)).toBe(600);
  await page.goto('/#/Survey/History');
  await expectNavigated(page, '历史沿革');
});
