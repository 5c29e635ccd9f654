import { expect, type Page } from '@playwright/test';
import type { FaultProxy } from './fault-proxy';

/** Default milliseconds without a request, and between two equal readings, after which a page is complete. */
const idleMs = 200;

/** A window in which nothing waits to be scrolled to. */
export const tallWindow = { width: 1280, height: 8000 };

/** The text of `main`, once nothing is being loaded; code that runs for longer than `quietMs` may change it still. */
export async function settledText(
  page: Page,
  network: Pick<FaultProxy, 'waitUntilIdle'>,
  quietMs = idleMs,
): Promise<string> {
  // The app replaces the prerendered home page after a while.
  await expect(page.locator('.prerendered')).toHaveCount(0);
  await expect(page.locator('main h1')).not.toBeEmpty();
  const read = () => page.locator('main').innerText();
  for (let before = ''; ;) {
    await network.waitUntilIdle(quietMs);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const text = await read();
    if (text === before && text !== '') return text;
    before = text;
    await page.waitForTimeout(quietMs);
  }
}

/** Opens a page of the app from another one, so that the app itself sends its calls and loads its files. */
export async function openFromPage(page: Page, proxy: FaultProxy, path: string): Promise<void> {
  await page.goto(`${proxy.origin}/#/Copyright`);
  await settledText(page, proxy);
  await page.evaluate((target) => (window.location.hash = target), `#${path}`);
}

/** Expects a page to become whole: to have the text that it has without a fault. */
export async function expectWhole(page: Page, proxy: FaultProxy, text: string, about: string) {
  await expect.soft
    .poll(() => settledText(page, proxy), { message: about, timeout: 15_000 })
    .toBe(text);
}
