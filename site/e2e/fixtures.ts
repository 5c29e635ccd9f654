import { test as base, expect, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What no page of the site may do, whatever a test is about. */
interface Offences {
  /** Console errors that this test provokes on purpose. */
  expected: RegExp[];
}

interface Fixtures {
  offences: Offences;
}

declare global {
  interface Window {
    reportedViolations: string[];
  }
}

function watch(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`unhandled: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = url.origin === origin || url.protocol === 'blob:' || url.protocol === 'data:';
    if (!isLocal) found.push(`another host: ${url.href}`);
  });
  return found;
}

async function collectViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reportedViolations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = `CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`;
      window.reportedViolations.push(report);
      console.error(report);
    });
  });
}

/**
 * A page comes drawn, and the app replaces what a test would hold in its hand. Whoever wants the
 * page before that says `waitUntil: 'commit'`.
 */
function waitForApp(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goTo(url, options);
    if (options?.waitUntil !== 'commit') {
      // Where a test keeps the app's code away, what came drawn stays.
      await expect(page.locator('.ahead'))
        .toHaveCount(0)
        .catch(() => undefined);
    }
    return response;
  };
}

/**
 * Every test fails on a CSP report, a console error, an unhandled rejection and a request to
 * another host; `offences.expected` names what a test provokes on purpose.
 */
export const test = base.extend<Fixtures>({
  offences: async ({}, use) => {
    await use({ expected: [] });
  },
  page: async ({ page, baseURL, offences }, use) => {
    const found = watch(page, new URL(baseURL ?? '').origin);
    await collectViolations(page);
    waitForApp(page);
    await use(page);
    const unexpected = found.filter((text) => !offences.expected.some((known) => known.test(text)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** The pack of real photographs, which lies beside the repository on some machines only. */
export const hasPhotographs = existsSync(
  fileURLToPath(new URL('../../../shared/content/objects.json', import.meta.url)),
);

/** Opens a route of a site and waits until its heading stands. */
export async function visit(page: Page, language: 'zh' | 'en', route: string): Promise<void> {
  await page.goto(`${language === 'zh' ? '/' : '/en/'}#${route}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
}
