import {
  fillPath,
  hasIdInQuery,
  isRecordRoute,
  recordPath,
  findRoute,
} from '../../../../contract/shared/route-paths';
import { linkCategoryType, type Category } from '../../../../contract/schemas/category';
import type { ContentEntry } from '../../../../contract/schemas/content';
import { editions, type Edition } from '../../../../contract/shared/sites';
import { validateLink } from '../../../rich-text/links';
import { matchRoute } from '../../../../contract/shared/match-route';
import type { Menu } from '../../shared/menu';

/** URL prefix of the crawlable pages by edition; the route's path follows. */
export const crawlableRoots: Record<Edition, string> = {
  zh: '/p/zh',
  hant: '/p/hant',
  en: '/p/en',
};

/** URL of the crawlable page of a route's path; `page` of a list counts from 1. */
export function crawlablePath(edition: Edition, path: string, page = 1): string {
  return crawlableRoots[edition] + path + (page > 1 ? `?page=${page}` : '');
}

/** Page number from `?page=`; `undefined` if invalid. */
export function parsePageNumber(query: unknown): number | undefined {
  if (query === undefined) return 1;
  return typeof query === 'string' && /^[1-9]\d{0,5}$/.test(query) ? Number(query) : undefined;
}

/** A resolved link of a crawlable page; `leaves` is true for another site. */
export interface LinkTarget {
  href: string;
  isExternal: boolean;
}

/** Link target of a category; `undefined` if it has none. */
export function categoryTarget(
  { type, linkUrl, url, categoryCode }: Category,
  edition: Edition,
  menu: Menu,
): LinkTarget | undefined {
  if (type === linkCategoryType) {
    const link = linkUrl || url;
    // A link without http is a path inside the site (spec section 2).
    const isPath = link !== '' && !/^https?:/i.test(link);
    return linkTarget(isPath ? link.replace(/^#?\/*/, '#/') : link, edition, menu);
  }
  const route = findRoute(categoryCode);
  if (!route || isRecordRoute(route)) return undefined;
  return { href: crawlablePath(edition, route.path), isExternal: false };
}

/** Link target of a content link: the crawlable page of the route where there is one, else the app. */
export function linkTarget(link: string, edition: Edition, menu: Menu): LinkTarget | undefined {
  if (link === '' || validateLink(link) !== undefined) return undefined;
  if (link.startsWith('#/'))
    return { href: routeUrl(link.slice(1), edition, menu), isExternal: false };
  // Fragment links are dropped: rich text has no ids.
  if (link.startsWith('#')) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return { href: link, isExternal: /^https?:/i.test(link) };
  // Relative links are resolved against the app's page.
  const base = `http://site.invalid${editions[edition].website}`;
  if (!URL.canParse(link, base)) return undefined;
  const { pathname, search, hash } = new URL(link, base);
  return { href: pathname + search + hash, isExternal: false };
}

/** URL for a route's path with its query: its crawlable page where there is one, else the app. */
export function routeUrl(address: string, edition: Edition, menu: Menu): string {
  const [path = '/', query = ''] = address.split('?', 2);
  const route = matchRoute(path)?.route;
  const isShown = route && (route.page === 'home' || isRecordRoute(route) || menu.find(route.name));
  if (!isShown) return `${editions[edition].website}#${address}`;
  const known = hasIdInQuery(route) ? /(?<=^|&)id=[^&]+/ : /(?<=^|&)page=\d+$/;
  const [keptQuery] = known.exec(query) ?? [];
  return crawlableRoots[edition] + path + (keptQuery ? `?${keptQuery}` : '');
}

/**
 * Path of an entry: its own page below its category or the nearest ancestor category with detail pages;
 * otherwise the page of its category, which contains its text.
 */
export function entryPath(entry: Pick<ContentEntry, 'id' | 'categoryCode'>, menu: Menu) {
  const trail = menu.find(entry.categoryCode)?.trail ?? [];
  for (const { category } of trail.toReversed()) {
    if (listsOtherRecords(category.categoryCode)) continue;
    const path = recordPath(category.categoryCode, entry.id);
    if (path !== undefined) return path;
  }
  const route = findRoute(entry.categoryCode);
  return route && !isRecordRoute(route) ? fillPath(route.path, {}) : undefined;
}

/** Whether a record's page is visible: not if the category of its list is hidden. */
export function isRecordVisible(path: string, menu: Menu): boolean {
  return !menu.isHidden(matchRoute(path)?.route.meta?.parent ?? '');
}

/** Whether a category's detail pages are of objects, exhibitions or activities, not of entries. */
function listsOtherRecords(categoryCode: string): boolean {
  const page = findRoute(findRoute(categoryCode)?.detail ?? '')?.page;
  return page === 'object' || page === 'exhibition' || page === 'activity';
}
