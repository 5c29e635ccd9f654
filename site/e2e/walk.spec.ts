import type { Page } from '@playwright/test';
import { routeNamed } from '../contract/route-paths';
import { routes, type Route } from '../contract/routes';
import { readTree, type TreeNode } from './category-tree';
import { expect, test, visit } from './fixtures';
import { arrive, checkPage } from './walk/check-page';
import { visibleLinks } from './walk/links';

/** The first part of its path, or of its parent's: `/News/Notice` lies in `News`. */
const areaOf = ({ path, meta }: Route) =>
  ((meta?.parent && routeNamed(meta.parent)?.path) ?? path).split('/')[1] ?? '';
const areas = new Set(routes.map(areaOf));
// The search page opens in a tab of its own, by a form: its own tests open it so.
areas.delete('Search');

interface Walk {
  area: string;
  language: 'zh' | 'en';
  tree: readonly TreeNode[];
  visited: Set<string>;
  titles: Map<string, string>;
}

/** Follows each link to a route not seen yet, looks at the page, and goes back. */
async function explore(page: Page, walk: Walk): Promise<void> {
  for (const { href, route } of await visibleLinks(page)) {
    if (areaOf(route) !== walk.area || walk.visited.has(route.name)) continue;
    walk.visited.add(route.name);
    const here = new URL(page.url()).hash;
    await page
      .locator(`a[href=${JSON.stringify(href)}]:visible`)
      .first()
      .click();
    await arrive(page, new URL(href, page.url()).hash);
    await checkPage(page, `${route.name} (${href})`, { ...walk, route });
    const title = await page.title();
    expect.soft(walk.titles.get(title), `${route.name}: the title “${title}”`).toBeUndefined();
    walk.titles.set(title, route.name);
    await explore(page, walk);
    await page.goBack();
    await arrive(page, here);
  }
}

for (const language of ['zh', 'en'] as const) {
  for (const area of areas) {
    test(`every page of ${area || 'home'} (${language}) is reached by links from home, whole and accessible`, async ({
      page,
      request,
    }) => {
      test.setTimeout(360_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Home is come back to, from elsewhere.
      await visit(page, language, area === '' ? '/News' : '/');
      const tree = await readTree(request, language);
      const walk: Walk = { area, language, tree, visited: new Set(), titles: new Map() };
      await explore(page, walk);
      const all = routes.filter((route) => areaOf(route) === area).map(({ name }) => name);
      expect([...walk.visited].sort()).toEqual(all.sort());
    });
  }
}
