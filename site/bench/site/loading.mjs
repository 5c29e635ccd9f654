import { figures, observeLoading } from './observe.mjs';

/** A phone on a slow 4G line, as Lighthouse has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowerCpu = 4;
/** What still comes after the page has gone quiet. */
const settleMs = 1500;

/**
 * One visit with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function measureLoading(browser, url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observeLoading);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    // What came drawn is not the end: the app's own drawing counts as well.
    await page.locator('.ahead').waitFor({ state: 'detached', timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    return figures(await page.evaluate(() => /** @type {any} */ (window).seenLoading));
  } finally {
    await context.close();
  }
}
