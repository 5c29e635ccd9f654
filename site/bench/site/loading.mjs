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

/** Expression that holds once the page has its heading and the app has hydrated it. */
const isHydrated = `!document.querySelector('.prerendered') && !!document.querySelector('h1')`;
const pollMs = 500;
const hydrationTimeoutMs = 60_000;

/**
 * Waits without a locator: the scripts that Playwright injects for one block the slowed processor for 100 ms.
 * @param {import('@playwright/test').CDPSession} session
 */
async function waitForHydration(session) {
  const until = Date.now() + hydrationTimeoutMs;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression: isHydrated });
    if (result.value === true) return;
    if (Date.now() > until) throw new Error('The app has not hydrated the page.');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

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
    await waitForHydration(session);
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    return computeMetrics(await page.evaluate(() => /** @type {any} */ (window).seenLoading));
  } finally {
    await context.close();
  }
}
