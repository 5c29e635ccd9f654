import type { Page } from '@playwright/test';
import { routes, type Route } from '../../contract/shared/routes';

const patterns = routes
  .filter(({ path }) => path.includes(':'))
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
  }));

/** The route of an in-app address; static paths are matched before parameters. */
function routeOf(href: string): Route | undefined {
  const address = href.split('#')[1] ?? '';
  const [path = ''] = address.split('?');
  const findByPath = (wanted: string) => routes.find((route) => route.path === wanted);
  // The path of a page variant includes its query.
  return (
    findByPath(address) ??
    findByPath(path) ??
    patterns.find(({ pattern }) => pattern.test(path))?.route
  );
}

export interface FoundLink {
  href: string;
  route: Route;
}

/** The visible links of the page, the first one for each route. */
export async function visibleLinks(page: Page): Promise<FoundLink[]> {
  const hrefs = await page
    .locator('a[href*="#/"]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found = new Map<string, FoundLink>();
  for (const href of hrefs) {
    const route = routeOf(href);
    if (route && !found.has(route.name)) found.set(route.name, { href, route });
  }
  return [...found.values()];
}
