import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hostPage, pageStyle } from './host-page.mjs';
import { products } from './products.mjs';

const origin = 'http://bench.test';

/** Expression that waits for the further tools and opens More, where a narrow bar has the button. */
const prepare = `new Promise((done) => {
  const script = document.createElement('script');
  script.src = '/a11y-toolbar.js';
  script.dataset.tools = 'regions exit';
  script.dataset.open = 'true';
  document.head.append(script);
  const look = () => {
    const root = document.querySelector('[data-a11y-toolbar]')?.shadowRoot;
    if (root?.querySelector('[data-tool=regions]')) done(); else setTimeout(look, 50);
  };
  look();
})`;

/** Expression that opens the panel: ms until it is drawn, and the longest task in the two seconds after the press. */
const press = `new Promise((done) => {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  const start = performance.now();
  document.querySelector('[data-a11y-toolbar]').shadowRoot.querySelector('[data-tool=regions]').click();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const drawn = performance.now() - start;
    setTimeout(() => done({ drawn, longest }), 2000);
  }));
})`;

/**
 * Opens the panel of the tool `regions` once on a new page.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} nodes
 * @returns {Promise<{ drawn: number, longest: number, work: number }>} ms; work is main-thread CPU until the list is complete
 */
export async function measureRegions(browser, nodes) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const folder = dirname(products[0]?.file ?? '');
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: hostPage(nodes) });
    if (!pathname.startsWith('/a11y-toolbar'))
      return route.fulfill({ contentType: 'text/css', body: pageStyle });
    const body = readFileSync(join(folder, pathname));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.goto(`${origin}/`, { waitUntil: 'load', timeout: 120_000 });
  await page.evaluate(prepare);
  await page.waitForTimeout(500);
  const before = await cpu();
  /** @type {{ drawn: number, longest: number }} */
  const times = await page.evaluate(press);
  const work = (await cpu()) - before;
  await context.close();
  return { ...times, work };
}
