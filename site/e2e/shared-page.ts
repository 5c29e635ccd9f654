import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as isolatedTest, collectErrors, collectViolations, waitForApp } from './fixtures';

/** Small text file of the site: another document of the same origin keeps the renderer process. */
const emptyPage = '/robots.txt';

interface SharedFixtures {
  sharedContext: BrowserContext;
  sharedPage: Page;
}

/** Undoes what a test changed in the context and its page: documents, storage, permissions, routes, emulation. */
async function reset(context: BrowserContext, page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(emptyPage);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, contrast: null, reducedMotion: null });
  await page.mouse.move(0, 0);
}

/**
 * `test` for files whose tests share one page in each worker: loading an address in a fresh context takes twice the CPU
 * time, most of it for the renderer process. Not for tests of a first load, touch, a paused clock or init scripts.
 */
export const test = isolatedTest.extend<object, SharedFixtures>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, userAgent } = project.use;
      const options = { baseURL, viewport, userAgent } as BrowserContextOptions;
      const context = await browser.newContext(options);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedPage: [
    async ({ sharedContext }, use) => {
      const page = await sharedContext.newPage();
      await collectViolations(page);
      waitForApp(page);
      await use(page);
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, use) => {
    await use(sharedContext);
  },
  page: async ({ sharedContext, sharedPage, baseURL, viewport, pageErrors }, use) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    const errors = collectErrors(sharedPage, new URL(baseURL ?? '').origin);
    await use(sharedPage);
    errors.expectOnly(pageErrors.expected);
    await reset(sharedContext, sharedPage);
  },
});
