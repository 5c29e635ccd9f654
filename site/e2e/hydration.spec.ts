import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '../contract/shared/routes';
import { prerenderedPath } from '../contract/shared/prerendered-path';
import { delayLibraries, prerenderedPage } from './prerendered';
import { expect, test } from './fixtures';

/** One address of each route: of a route with parameters, the first record in the sitemap. */
async function addressOfEachRoute(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const records = [...map.matchAll(/<loc>[^<]*\/p\/zh([^<]*)</g)].map(([, path = '']) =>
    decodeURIComponent(path.replaceAll('&amp;', '&')),
  );
  const staticPaths = new Set(routes.map(({ path }) => path));
  const recordOf = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    return records.find((path) => pattern.test(path) && !staticPaths.has(path));
  };
  return routes.flatMap(({ path }) => (path.includes(':') ? (recordOf(path) ?? []) : path));
}

/** Opens an address and holds the libraries back until its prerendered page is marked. */
async function openMarked(page: Page, home: string, address: string): Promise<void> {
  const release = await delayLibraries(page);
  await page.goto('about:blank');
  await page.goto(`${home}#${address}`, { waitUntil: 'commit' });
  await expect(page.locator('html:not([data-page-pending]) .prerendered h1')).not.toBeEmpty();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root :is(header, h1, footer)'))
      Object.assign(element, { isPrerendered: true });
  });
  release();
  await expect(prerenderedPage(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const keptElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(header, h1, footer)')].every(
      (element) => 'isPrerendered' in element,
    ),
  );

for (const [language, home] of [
  ['zh', '/'],
  ['en', '/en/'],
] as const) {
  test(`app hydrates the prerendered page of every route without errors (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(360_000);
    const replaced: string[] = [];
    let hydratedCount = 0;
    for (const address of await addressOfEachRoute(request)) {
      const url = `${prerenderedPath(language)}?at=${encodeURIComponent(address)}`;
      const hasPage = address === '/' || (await request.get(url)).status() === 200;
      if (!hasPage) continue;
      await openMarked(page, home, address);
      if (await keptElements(page)) hydratedCount += 1;
      else replaced.push(address);
    }
    expect(replaced).toEqual([]);
    expect(hydratedCount).toBeGreaterThan(80);
  });
}
