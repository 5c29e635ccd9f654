import { expect, test, type Page } from '@playwright/test';
import { samplePages } from '../../site/e2e/sample-pages';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import { answerFaults } from './answer-faults';
import { startFaultProxy, type FaultProxy } from './fault-proxy';

/** The first page that sends each call, with the text that it shows. */
interface CallingPage {
  call: string;
  path: string;
  text: string;
}

const isCall = (path: string) => /^\/(?:api|app|inte-engine|user-centre\/api)\//.test(path);

/** The text of the page, once nothing is being loaded. */
async function settledText(page: Page): Promise<string> {
  await expect(page.locator('main h1')).not.toBeEmpty();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const read = () => page.locator('main').innerText();
  // Parts of a page that load late do not say so.
  for (let before = await read(); ;) {
    await page.waitForTimeout(250);
    const now = await read();
    if (now === before && now !== '') return now;
    before = now;
  }
}

/** Goes from the home page to an address within the app, which sends its calls then. */
async function openFromHome(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/#/Copyright`);
  await settledText(page);
  await page.evaluate((target) => (window.location.hash = target), `#${path}`);
}

async function findCallingPages(page: Page, proxy: FaultProxy): Promise<CallingPage[]> {
  const found = new Map<string, CallingPage>();
  for (const { path } of samplePages()) {
    await page.goto('about:blank');
    await openFromHome(page, proxy.origin, path);
    proxy.takePaths();
    const text = await settledText(page);
    for (const call of proxy.takePaths().filter(isCall)) {
      if (!found.has(call)) found.set(call, { call, path, text });
    }
  }
  return [...found.values()];
}

// Two tests for two workers.
for (const half of [0, 1]) {
  test(`a page whose call has any fault can be used, and is whole after a retry (${half + 1} of 2)`, async ({
    page,
  }) => {
    const proxy = await startFaultProxy(museum.origin);
    const problems: string[] = [];
    let about = '';
    page.on('pageerror', (error) => problems.push(`${about}: ${error.message}`));
    page.on('dialog', (dialog) => {
      problems.push(`${about}: dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    const found = await findCallingPages(page, proxy);
    const pages = found.filter((_, index) => index % 2 === half);
    let loads = 0;
    for (const { call, path, text } of pages) {
      for (const [name, fault] of Object.entries(answerFaults)) {
        about = `${call}, ${name}, ${path}`;
        await page.goto('about:blank');
        proxy.setFault(call, fault);
        await openFromHome(page, proxy.origin, path);
        loads += 1;
        await test.step(about, async () => {
          await expect.soft(page.locator('h1').first(), about).not.toBeEmpty({ timeout: 40_000 });
          await expect
            .soft(page.locator('main [aria-busy=true]'), about)
            .toHaveCount(0, { timeout: 40_000 });
          await expect.soft(page.getByRole('navigation', { name: '主菜单' }), about).toBeAttached();
          await expect.soft(page.getByRole('contentinfo'), about).toBeAttached();
          const shown = await page.locator('main').innerText();
          expect.soft(shown, about).not.toMatch(/undefined|\[object|NaN|TypeError/);
          proxy.removeFault();
          const retry = page.getByRole('main').getByRole('button', { name: '重试' });
          if ((await retry.count()) > 0) await retry.first().click();
          else await page.reload();
          await expect.soft(retry, about).toHaveCount(0);
          expect.soft(await settledText(page), about).toBe(text);
        });
      }
    }
    await proxy.close();
    noteMeasured(
      `${pages.length} calls × ${Object.keys(answerFaults).length} faults, ${loads} pages`,
    );
    expect(problems).toEqual([]);
  });
}
