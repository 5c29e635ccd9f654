import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    expect(await top(page)).toBe(y);
  }).toPass();
}

/** A page that somebody has just come to: at its top, its title focused and spoken. */
async function expectArrival(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[role=status]', { hasText: new RegExp(`^${title}$`) })).toBeAttached();
  await expect.poll(() => top(page)).toBe(0);
}

test('hashes typed one after another each arrive at the top, and Back finds each place', async ({
  page,
}) => {
  await visit(page, 'zh', '/News/Notice');
  await scrollTo(page, 600);
  await page.goto('/#/Survey/Events');
  await expectArrival(page, '大事记');
  await scrollTo(page, 900);
  await page.goto('/#/Survey/History');
  await expectArrival(page, '历史沿革');

  await page.goBack();
  await expect(heading(page)).toHaveText('大事记');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => top(page)).toBe(900);
  await page.goBack();
  await expect(heading(page)).toHaveText('公告');
  await expect.poll(() => top(page)).toBe(600);
});

test('an absolute link into the site arrives like any other, and Back returns to it', async ({
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
  const place = await top(page);
  expect(place).toBeGreaterThan(200);
  await link.click();
  await expectArrival(page, '历史沿革');
  await page.goBack();
  await expect(heading(page)).toHaveText('公告');
  await expect(link).toBeFocused();
  await expect.poll(() => top(page)).toBe(place);
});

test('the other language begins at the top of the same page, and Back restores the place', async ({
  page,
}) => {
  await visit(page, 'zh', '/News/Notice');
  await scrollTo(page, 600);
  // Its own link stands at the top of the page, where a click would lead the scroll.
  await page.getByRole('link', { name: 'English' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/en\/#\/News\/Notice$/);
  await expect(heading(page)).toHaveText('Notices');
  await expect(page).toHaveTitle(/^Notices/);
  expect(await top(page)).toBe(0);
  await page.goto('/en/#/Survey/History');
  await expectArrival(page, 'History');
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText('公告');
  await expect.poll(() => top(page)).toBe(600);
});

test('Back from the log-in restores the place, and the next page takes focus again', async ({
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
  await expectArrival(page, '历史沿革');
});
