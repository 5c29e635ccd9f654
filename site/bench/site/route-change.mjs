/**
 * Milliseconds from a click on a link of the main menu to the frame with the heading of the next page; code and
 * data are cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} times
 */
export async function measureRouteChange(browser, origin, times) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/#/News`);
    await page.locator('.prerendered').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    /** @type {number[]} */
    const durations = [];
    for (let time = 0; time <= times; time++) {
      for (const route of ['/Collection', '/News']) {
        const ms = await page.evaluate(changeRoute, route);
        await page.waitForLoadState('networkidle');
        // The first round fills the caches.
        if (time > 0) durations.push(ms);
      }
    }
    return durations;
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page.
 * @param {string} route
 * @returns {Promise<number>}
 */
function changeRoute(route) {
  const link = document.querySelector(`header nav a[href="#${route}"]`);
  const before = document.querySelector('h1');
  if (!(link instanceof HTMLElement) || !before) throw new Error(`no link leads to ${route}`);
  const text = before.textContent;
  return new Promise((resolve) => {
    const start = performance.now();
    const check = () => {
      const heading = document.querySelector('h1');
      if (heading && heading.textContent !== text) resolve(performance.now() - start);
      else requestAnimationFrame(check);
    };
    link.click();
    requestAnimationFrame(check);
  });
}
