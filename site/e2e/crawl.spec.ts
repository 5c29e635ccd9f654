import type { Page } from '@playwright/test';
import { findRoute } from '../contract/shared/route-paths';
import { routes, type Route } from '../contract/shared/routes';
import { fetchCategoryTree, type TreeNode } from './category-tree';
import { expect, test, visit } from './fixtures';
import { waitForPage, checkPage } from './crawl/check-page';
import { visibleLinks } from './crawl/visible-links';

/** First path segment of the route or of its parent: `News` for `/News/Notice`. */
const areaOf = ({ path, meta }: Route) =>
  ((meta?.parent && findRoute(meta.parent)?.path) ?? path).split('/')[1] ?? '';
const areas = new Set(routes.map(areaOf));
// The search page is reached by a form, not by a link: search.spec.ts covers it.
areas.delete('Search');

interface CrawlState {
  area: string;
  language: 'zh' | 'en';
  tree: readonly TreeNode[];
  visited: Set<string>;
  titles: Map<string, string>;
}

/** Follows each link to an unvisited route of the area, checks its page and goes back. */
async function explore(page: Page, state: CrawlState): Promise<void> {
  for (const { href, route } of await visibleLinks(page)) {
    if (areaOf(route) !== state.area || state.visited.has(route.name)) continue;
    state.visited.add(route.name);
    const here = new URL(page.url()).hash;
    await page
      .locator(`a[href=${JSON.stringify(href)}]:visible`)
      .first()
      .click();
    await waitForPage(page, new URL(href, page.url()).hash);
    await checkPage(page, `${route.name} (${href})`, { ...state, route });
    const title = await page.title();
    expect
      .soft(state.titles.get(title), `${route.name}: other route with the title “${title}”`)
      .toBeUndefined();
    state.titles.set(title, route.name);
    await explore(page, state);
    await page.goBack();
    await waitForPage(page, here);
  }
}

for (const language of ['zh', 'en'] as const) {
  for (const area of areas) {
    test(`every page of ${area || 'home'} (${language}) is reachable by links from home, complete and accessible`, async ({
      page,
      request,
    }) => {
      test.setTimeout(360_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The home page itself is reached by a link of another page.
      await visit(page, language, area === '' ? '/News' : '/');
      const tree = await fetchCategoryTree(request, language);
      const state: CrawlState = { area, language, tree, visited: new Set(), titles: new Map() };
      await explore(page, state);
      const all = routes.filter((route) => areaOf(route) === area).map(({ name }) => name);
      expect([...state.visited].sort()).toEqual(all.sort());
    });
  }
}
