import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { samplePages } from '../../site/e2e/sample-pages';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import { settledText } from './settled-page';
import { storageKeyCount, storageStates } from './storage-states';

const panel = '[data-a11y-toolbar] [part=panel]';
const exit = '[data-a11y-toolbar] button[data-tool=exit]';

async function openPage(page: Page, path: string): Promise<void> {
  const answer = await page.goto(`${museum.origin}/#${path}`);
  expect(answer?.status(), 'status of the document').toBe(200);
  await expect(page.locator('.prerendered')).toHaveCount(0);
  await expect(page.locator('main h1')).not.toBeEmpty();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

const textOf = (page: Page) => page.locator('main').innerText();

let cleanContext: BrowserContext | undefined;
/** Texts of pages with clean storage, by path. */
const cleanTexts = new Map<string, string>();

/** Reads the text of a page with clean storage. */
async function readCleanText(browser: Browser, path: string): Promise<string> {
  cleanContext ??= await browser.newContext();
  const page = await cleanContext.newPage();
  await openPage(page, path);
  const text = await settledText(page, {
    waitUntilIdle: () => page.waitForLoadState('networkidle'),
  });
  await page.close();
  cleanTexts.set(path, text);
  return text;
}

/** Compares with the clean page of now if it differs from the one of before: places are booked, and hours pass. */
async function expectCleanText(page: Page, browser: Browser, path: string): Promise<void> {
  const known = cleanTexts.get(path);
  if (known !== undefined) {
    const isSame = await expect
      .poll(() => textOf(page), { timeout: 5_000 })
      .toBe(known)
      .then(
        () => true,
        () => false,
      );
    if (isSame) return;
  }
  const now = await readCleanText(browser, path);
  await expect.soft.poll(() => textOf(page), { message: path, timeout: 5_000 }).toBe(now);
}

async function openAndCloseToolbar(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: '无障碍' }).click();
  await expect.soft(page.locator(panel), path).toBeVisible();
  await page.locator(exit).click();
  await expect.soft(page.locator(panel), path).toBeHidden();
}

for (const { name, ownTexts, apply } of storageStates) {
  test(`every page shows the same text and opens and closes the toolbar while storage is ${name}`, async ({
    browser,
  }) => {
    const problems: string[] = [];
    let count = 0;
    const context = await browser.newContext();
    for (const [turn, { path }] of samplePages().entries()) {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await apply(page, turn);
      page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
      page.on('dialog', (dialog) => {
        problems.push(`${path}: dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('console', (message) => {
        // The service refuses the tokens of other programs.
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) problems.push(`${path}: ${message.text()}`);
      });
      await openPage(page, path);
      const own = ownTexts[path];
      if (own === undefined) await expectCleanText(page, browser, path);
      else await expect.soft(page.locator('main'), path).toContainText(own);
      await openAndCloseToolbar(page, path);
      expect.soft(await textOf(page), path).not.toMatch(/undefined|\[object|NaN/);
      expect.soft(await page.title(), path).not.toBe('executed');
      expect.soft(await page.evaluate(() => 'polluted' in Object.prototype), path).toBe(false);
      await page.close();
      count += 1;
    }
    await context.close();
    noteMeasured(`${count} pages, ${storageKeyCount} keys and cookies`);
    expect(problems).toEqual([]);
  });
}
