import {
  activityPath,
  exhibitPath,
  exhibitionPath,
  isRecordRoute,
} from '../../contract/route-paths';
import { routes } from '../../contract/routes';
import { museumDay } from '../db/museum-time';
import { entryPath, isShown } from './address';
import type { Menu } from './menu';
import type { Published } from './published-records';

/** Paths of all pages of a language with the day of their last change, if known. */
export function listedPaths(menu: Menu, published: Published): Map<string, string | undefined> {
  const paths = new Map<string, string | undefined>([['/', undefined]]);
  for (const route of routes) {
    // Variants (paths with a query) show a subset of their page.
    const isPage = !isRecordRoute(route) && !route.path.includes('?');
    if (isPage && menu.find(route.name)) paths.set(route.path, undefined);
  }
  for (const entry of published.entries) {
    const path = entryPath(entry, menu);
    const day = museumDay(entry.publishedAt);
    // Several entries may share the page of their category: the newest day counts.
    if (path !== undefined && day > (paths.get(path) ?? '')) paths.set(path, day);
  }
  const records = [
    ...published.exhibitions.map(({ kind, id }) => exhibitionPath(kind, id)),
    ...published.exhibits.map(({ id }) => exhibitPath(id)),
    ...published.activities.map(({ id }) => activityPath(id)),
  ];
  for (const path of records.filter((each) => isShown(each, menu))) paths.set(path, undefined);
  return paths;
}
