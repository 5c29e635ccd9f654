import {
  test as base,
  expect,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Errors of the page, which fail any test. */
interface PageErrors {
  /** Console errors that this test provokes on purpose. */
  expected: RegExp[];
}

/** Logged by `boot/main.tsx`; no test may expect it. */
const hydrationError = 'Hydration failed:';

interface Fixtures {
  pageErrors: PageErrors;
}

declare global {
  interface Window {
    reportedViolations: string[];
  }
}

interface CollectedErrors {
  /** Asserts that only expected errors were found, and ends the collection. */
  expectOnly: (expected: readonly RegExp[]) => void;
}

/** Collects console errors, unhandled errors and requests to other hosts. */
export function collectErrors(page: Page, origin: string): CollectedErrors {
  const found: string[] = [];
  const addConsoleError = (message: ConsoleMessage) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  };
  const addUnhandled = (error: Error) => found.push(`unhandled: ${error.message}`);
  const addOtherHost = (request: Request) => {
    const url = new URL(request.url());
    const isLocal = url.origin === origin || url.protocol === 'blob:' || url.protocol === 'data:';
    if (!isLocal) found.push(`another host: ${url.href}`);
  };
  page.on('console', addConsoleError);
  page.on('pageerror', addUnhandled);
  page.on('request', addOtherHost);
  return {
    expectOnly: (expected) => {
      page.off('console', addConsoleError);
      page.off('pageerror', addUnhandled);
      page.off('request', addOtherHost);
      const isExpected = (text: string) =>
        !text.includes(hydrationError) && expected.some((known) => known.test(text));
      expect(found.filter((text) => !isExpected(text))).toEqual([]);
    },
  };
}

/** Reports violations of the Content-Security-Policy as console errors, also to `window.reportedViolations`. */
export async function collectViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reportedViolations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = `CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`;
      window.reportedViolations.push(report);
      console.error(report);
    });
  });
}

/** Waits until nothing matches. An assertion would notice it up to a second later, at its next retry. */
export async function waitForNone(page: Page, selector: string): Promise<void> {
  const noneMatches = page.evaluate(async (found) => {
    const isMatched = () => document.querySelector(found) !== null;
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (isMatched()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      if (!isMatched()) resolve();
    });
  }, selector);
  await Promise.race([noneMatches, setTimeout(10_000, undefined, { ref: false })]);
  await expect(page.locator(selector)).toHaveCount(0);
}

/**
 * Makes `goto` wait until the app has hydrated or replaced the prerendered page. `waitUntil: 'commit'` skips this
 * wait.
 */
export function waitForApp(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goTo(url, options);
    if (options?.waitUntil !== 'commit') {
      // In tests that block the app's code the prerendered page stays.
      await waitForNone(page, '.prerendered').catch(() => undefined);
    }
    return response;
  };
}

/**
 * Every test fails on a CSP report, a console error, an unhandled rejection and a request to
 * another host; `pageErrors.expected` names what a test provokes on purpose. A hydration error is never expected.
 */
export const test = base.extend<Fixtures>({
  pageErrors: async ({}, use) => {
    await use({ expected: [] });
  },
  page: async ({ page, baseURL, pageErrors }, use) => {
    const errors = collectErrors(page, new URL(baseURL ?? '').origin);
    await collectViolations(page);
    waitForApp(page);
    await use(page);
    errors.expectOnly(pageErrors.expected);
  },
});

export { expect };

/** Whether the optional photograph pack exists beside the repository. */
export const hasPhotographPack = existsSync(
  fileURLToPath(new URL('../../../shared/content/objects.json', import.meta.url)),
);

let documentCount = 0;

/**
 * Address of a route that loads a new document, although only the hash differs from the current address. Cheaper than
 * `about:blank` in between, which starts a new renderer process.
 */
export function newDocument(language: 'zh' | 'en', route: string): string {
  documentCount += 1;
  return `${language === 'zh' ? '/' : '/en/'}?document=${documentCount}#${route}`;
}

/** Opens a route of a site and waits for its heading. */
export async function visit(page: Page, language: 'zh' | 'en', route: string): Promise<void> {
  await page.goto(`${language === 'zh' ? '/' : '/en/'}#${route}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
}

/** Opens another route in the loaded document, and waits until its page has replaced the previous one. */
export async function walkTo(page: Page, language: 'zh' | 'en', route: string): Promise<void> {
  const previousTitle = await page.title();
  await visit(page, language, route);
  // Checked in every frame: an assertion would notice the change up to a second later.
  await page.waitForFunction((title) => document.title !== title, previousTitle);
  await waitForNone(page, 'main [aria-busy="true"]');
}

/** Waits until the browser has rendered as many frames. */
export async function waitFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}
