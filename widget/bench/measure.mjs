import { hostPage, pageStyle, runCarousel } from './host-page.mjs';
import { scriptOf } from './products.mjs';

/**
 * @typedef {object} Figures milliseconds of main-thread work, except for counts
 * @property {number} load of the script, on an idle page
 * @property {number} foreign requests to another host
 * @property {number} [open]
 * @property {number} carousel two seconds of a running carousel, after opening
 * @property {number} [zoom]
 * @property {number} [contrast]
 * @property {number} still per pointer move while the product ignores the pointer
 * @property {number} [move] per pointer move with its crosshair or guide on
 * @property {number} [moveLayouts] layouts during all moves
 * @property {number} [read] per pointer move with reading on and no crosshair
 */

const origin = 'http://bench.test';
export const moves = 300;

/** @type {(ms: number) => Promise<void>} */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @type {(devtools: import('@playwright/test').CDPSession) => Promise<Map<string, number>>} */
async function metricsOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/**
 * Main-thread work in ms and layouts caused by an action and the 400 ms after it.
 * @param {import('@playwright/test').CDPSession} devtools
 * @param {() => Promise<unknown>} act
 */
async function workOf(devtools, act) {
  const before = await metricsOf(devtools);
  await act();
  await pause(400);
  const after = await metricsOf(devtools);
  const growthOf = (/** @type {string} */ name) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return { work: growthOf('TaskDuration') * 1000, layouts: growthOf('LayoutCount') };
}

/** @type {(devtools: import('@playwright/test').CDPSession) => Promise<void>} */
async function sweep(devtools) {
  for (let i = 0; i < moves; i++) {
    const x = 100 + ((i * 7) % 800);
    await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 200 + (i % 200) });
  }
}

/** @type {(start: string) => string} */
const insertScript = (start) => `new Promise((done) => {
  const script = document.createElement('script');
  script.src = '/product.js';
  script.onload = () => { ${start}; setTimeout(done, 600); };
  document.head.append(script);
})`;

/**
 * Opens a new page with one product and runs each of its steps once.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./products.mjs').Product} product
 * @param {number} nodes
 * @returns {Promise<Figures>}
 */
export async function measure(browser, product, nodes) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  let foreign = 0;
  /** @type {Readonly<Record<string, [type: string, body: string | Buffer]>>} */
  const responses = {
    '/': ['text/html', hostPage(nodes)],
    '/page.css': ['text/css', pageStyle],
    '/product.js': ['text/javascript', scriptOf(product)],
  };
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) {
      foreign++;
      return route.abort();
    }
    const [contentType, body] = responses[url.pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body });
  });
  const devtools = await context.newCDPSession(page);
  // CPU time of the main thread, so that the load of the machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** @type {(expression: string | undefined) => Promise<number | undefined>} */
  const step = async (expression) =>
    expression === undefined
      ? undefined
      : (await workOf(devtools, () => page.evaluate(expression))).work;
  const { steps, start = '' } = product;

  // The script is added to an idle page: only its work is measured, not the parsing of the page.
  await page.goto(`${origin}/`, { waitUntil: 'load', timeout: 120_000 });
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');
  await pause(500);
  const load = (await step(insertScript(start))) ?? 0;
  const still = (await workOf(devtools, () => sweep(devtools))).work / moves;
  /** @type {Figures} */
  const figures = { load, still, foreign: 0, carousel: 0, open: await step(steps.open) };
  figures.carousel = (await step(runCarousel)) ?? 0;
  if ((await step(steps.lines)) !== undefined) {
    const { work, layouts } = await workOf(devtools, () => sweep(devtools));
    figures.move = work / moves;
    figures.moveLayouts = layouts;
  }
  if ((await step(steps.reading)) !== undefined) {
    figures.read = (await workOf(devtools, () => sweep(devtools))).work / moves;
  }
  await step(steps.rest);
  figures.zoom = await step(steps.zoom);
  figures.contrast = await step(steps.contrast);
  figures.foreign = foreign;
  await context.close();
  return figures;
}
