import type { Page } from '@playwright/test';
import { findRoute } from '../contract/shared/route-paths';
import { routes, type Route } from '../contract/shared/routes';
import { fetchCategoryTree, type TreeNode } from './category-tree';
import { waitForPage, checkPage } from './crawl/check-page';
import type { DisplayMode } from './crawl/display-modes';
import { visibleLinks, type FoundLink } from './crawl/visible-links';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

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
  /** Display modes in which header and footer of the area have been checked. */
  framesChecked: Set<DisplayMode>;
}

interface PendingLink extends FoundLink {
  /** Hash of the page that has the link. */
  source: string;
}

/** Follows links to the unvisited routes of the area and checks their pages, those on the current page first. */
async function explore(page: Page, state: CrawlState): Promise<void> {
  const pending = new Map<string, PendingLink>();
  for (;;) {
    const source = new URL(page.url()).hash;
    const isUnvisited = ({ route }: FoundLink) =>
      areaOf(route) === state.area && !state.visited.has(route.name);
    const here = (await visibleLinks(page))
      .filter(isUnvisited)
      .map((link) => ({ ...link, source }));
    for (const link of here) pending.set(link.route.name, link);
    const next = here[0] ?? [...pending.values()].at(-1);
    if (!next) return;
    pending.delete(next.route.name);
    if (next.source !== source) {
      await page.evaluate((hash) => (location.hash = hash), next.source);
      await waitForPage(page, next.source);
    }
    await followLink(page, next, state);
  }
}

async function followLink(page: Page, link: FoundLink, state: CrawlState): Promise<void> {
  const { href, route } = link;
  state.visited.add(route.name);
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
      const state: CrawlState = {
        area,
        language,
        tree,
        visited: new Set(),
        titles: new Map(),
        framesChecked: new Set(),
      };
      await explore(page, state);
      // A shared set is opened by its link only.
      const linked = routes.filter(({ page: kind }) => kind !== 'shared-set');
      const all = linked.filter((route) => areaOf(route) === area).map(({ name }) => name);
      expect([...state.visited].sort()).toEqual(all.sort());
    });
  }
}
