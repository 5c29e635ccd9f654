import type { Page } from '@playwright/test';
import { routes, type Route } from '../../contract/routes';

const patterns = routes
  .filter(({ path }) => path.includes(':'))
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
  }));

/** The row of the route table that an address inside the site names, plain paths before parameters. */
function routeOf(href: string): Route | undefined {
  const address = href.split('#')[1] ?? '';
  const [path = ''] = address.split('?');
  const named = (spelled: string) => routes.find((route) => route.path === spelled);
  // A variant of a page is spelled with its query.
  return named(address) ?? named(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route;
}

export interface FoundLink {
  href: string;
  route: Route;
}

/** The links that a visitor of the shown page can see and follow, the first one to each route. */
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
