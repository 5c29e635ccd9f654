import { computeMetrics, observePerformance } from './performance-metrics.mjs';

/** Phone and slow 4G as in Lighthouse. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuThrottling = 4;
/** Time for late entries after the network is idle. */
const settleMs = 1500;

/**
 * Metrics of one page load with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function measureLoading(browser, url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observePerformance);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    // Hydration is measured as well.
    await page.locator('.prerendered').waitFor({ state: 'detached', timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    return computeMetrics(await page.evaluate(() => /** @type {any} */ (window).seenLoading));
  } finally {
    await context.close();
  }
}
