import { expect, test, type Page } from '@playwright/test';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import { fileFaults } from './file-faults';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { findFirstPages } from './first-pages';
import { expectWhole, tallWindow } from './settled-page';

/** Scripts, style sheets and the toolbar; pages without a font or a picture are those of the sweep. */
const isBuilt = (path: string) => /^\/(?!media\/).*\.(?:js|css)$/.test(path);

/** Tests among which the files are divided. */
const shares = 4;

/**
 * Retries after a fault as a visitor does: by the buttons that the page offers, or else by loading it again. Browsers keep
 * a module that has failed, so the second button reloads the page.
 */
async function retryAsVisitor(page: Page, proxy: FaultProxy): Promise<void> {
  const button = page.getByRole('button', { name: /^(?:重试|重新加载)$/ }).first();
  if ((await button.count()) === 0) await page.reload();
  for (let presses = 0; presses < 2 && (await button.count()) > 0; presses += 1) {
    await button.click();
    await proxy.waitUntilIdle(400);
    await expect(page.locator('[data-state=failed] [aria-busy=true]')).toHaveCount(0);
  }
}

for (let share = 0; share < shares; share += 1) {
  test(`a page whose file has any fault can be read, and is whole after a retry (${share + 1} of ${shares})`, async ({
    browser,
  }) => {
    const proxy = await startFaultProxy(museum.origin);
    const problems: string[] = [];
    const first = await browser.newPage({ viewport: tallWindow });
    const found = await findFirstPages(first, proxy, isBuilt, { withDocument: true });
    await first.close();
    const files = found.filter((_, index) => index % shares === share);
    for (const { request: file, path, text } of files) {
      for (const [name, fault] of Object.entries(fileFaults)) {
        const about = `${file}, ${name}, ${path}`;
        // Each with an empty cache.
        const page = await browser.newPage({ viewport: tallWindow });
        page.on('pageerror', (error) => problems.push(`${about}: ${error.message}`));
        proxy.setFault(file, fault);
        await test.step(about, async () => {
          await page.goto(`${proxy.origin}/#/Copyright`);
          await page.evaluate((target) => (window.location.hash = target), `#${path}`);
          await proxy.waitUntilIdle(600);
          await expect.soft(page.locator('main h1').first(), about).not.toBeEmpty();
          await expect.soft(page.locator('main [aria-busy=true]'), about).toHaveCount(0);
          await expect.soft(page.getByRole('banner').first(), about).toBeAttached();
          const shown = await page.locator('main').innerText();
          expect.soft(shown.trim(), about).not.toBe('');
          proxy.removeFault();
          if (shown !== text) await retryAsVisitor(page, proxy);
          await expectWhole(page, proxy, text, about);
        });
        await page.close();
      }
    }
    await proxy.close();
    noteMeasured(`${files.length} files × ${Object.keys(fileFaults).length} faults`);
    // The page of a portal in the place of a plain script is a syntax error, which no page can prevent.
    expect(
      problems.filter((problem) => !/, a page instead, .*Unexpected token/.test(problem)),
    ).toEqual([]);
  });
}
