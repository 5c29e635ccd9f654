import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '../contract/shared/routes';
import { prerenderedPath } from '../contract/shared/prerendered-path';
import { expect, newDocument, test } from './fixtures';

/** One address of each page kind: of a route with parameters, the first record in the sitemap. */
async function addressOfEachKind(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const records = [...map.matchAll(/<loc>[^<]*\/p\/zh([^<]*)</g)].map(([, path = '']) =>
    decodeURIComponent(path.replaceAll('&amp;', '&')),
  );
  const staticPaths = new Set(routes.map(({ path }) => path));
  const recordOf = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    return records.find((path) => pattern.test(path) && !staticPaths.has(path));
  };
  const addresses = new Map<string, string>();
  for (const { path, page } of routes) {
    const address = path.includes(':') ? recordOf(path) : path;
    if (address !== undefined && !addresses.has(page)) addresses.set(page, address);
  }
  return [...addresses.values()];
}

declare global {
  interface Element {
    isPrerendered?: boolean;
  }
}

/** Marks header, heading and footer of each page that arrives prerendered. */
async function markPrerenderedElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = () => {
      for (const element of document.querySelectorAll('.prerendered :is(header, h1, footer)'))
        element.isPrerendered = true;
    };
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
}

/** Whether the page shows the prerendered elements still; parts of the content may have followed later. */
const keptElements = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('#root :is(header, h1, footer):not(main :is(header, footer))'),
    ].every(({ isPrerendered }) => isPrerendered),
  );

for (const language of ['zh', 'en'] as const) {
  test(`app hydrates the prerendered page of every page kind without errors (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    await markPrerenderedElements(page);
    const replaced: string[] = [];
    let hydratedCount = 0;
    for (const address of await addressOfEachKind(request)) {
      const url = `${prerenderedPath(language)}?at=${encodeURIComponent(address)}`;
      const hasPage = address === '/' || (await request.get(url)).status() === 200;
      if (!hasPage) continue;
      await page.goto(newDocument(language, address));
      if (await keptElements(page)) hydratedCount += 1;
      else replaced.push(address);
    }
    expect(replaced).toEqual([]);
    expect(hydratedCount).toBeGreaterThan(30);
  });
}
