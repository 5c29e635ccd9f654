import {
  fillPath,
  isRecordRoute,
  recordPath,
  findRoute,
} from '../../../../contract/shared/route-paths';
import { linkCategoryType, type Category } from '../../../../contract/schemas/category';
import type { ContentEntry } from '../../../../contract/schemas/content';
import { crawlableRoots } from '../../../../contract/shared/crawlable-urls';
import type { Edition } from '../../../../contract/shared/sites';
import { matchRoute } from '../../../../contract/shared/match-route';
import type { Menu } from '../../shared/menu';

/** URL of the crawlable page of a route's path; `page` of a list counts from 1. */
export function crawlablePath(edition: Edition, path: string, page = 1): string {
  return crawlableRoots[edition] + path + (page > 1 ? `?page=${page}` : '');
}

/** Page number from `?page=`; `undefined` if invalid. */
export function parsePageNumber(query: unknown): number | undefined {
  if (query === undefined) return 1;
  return typeof query === 'string' && /^[1-9]\d{0,5}$/.test(query) ? Number(query) : undefined;
}

/** Path of the page of a category; `undefined` for a link and for a variant: these lead to the page of another category. */
export function categoryPath({ type, categoryCode }: Category): string | undefined {
  const route = type === linkCategoryType ? undefined : findRoute(categoryCode);
  const hasOwnPage = route && !isRecordRoute(route) && !route.path.includes('?');
  return hasOwnPage ? route.path : undefined;
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
