/**
 * Milliseconds from a click on a link of the main menu to the frame that shows the next page's
 * heading, its code and data being there.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} times
 */
export async function measureRouteChange(browser, origin, times) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/#/News`);
    await page.locator('.ahead').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    /** @type {number[]} */
    const found = [];
    for (let time = 0; time <= times; time++) {
      for (const route of ['/Collection', '/News']) {
        const ms = await page.evaluate(changeRoute, route);
        await page.waitForLoadState('networkidle');
        // The first round brings code and data.
        if (time > 0) found.push(ms);
      }
    }
    return found;
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
    const begun = performance.now();
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && heading.textContent !== text) resolve(performance.now() - begun);
      else requestAnimationFrame(look);
    };
    link.click();
    requestAnimationFrame(look);
  });
}
