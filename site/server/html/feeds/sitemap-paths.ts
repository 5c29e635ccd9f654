import {
  activityPath,
  exhibitPath,
  exhibitionPath,
  isRecordRoute,
} from '../../../contract/shared/route-paths';
import { routes } from '../../../contract/shared/routes';
import { museumDay } from '../../db/museum-time';
import { entryPath, isRecordVisible } from '../crawlable/shared/page-paths';
import type { Menu } from '../shared/menu';
import type { PublishedRecords } from './published-records';

/** Paths of all pages of a language with the day of their last change, if known. */
export function collectPaths(
  menu: Menu,
  published: PublishedRecords,
): Map<string, string | undefined> {
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
  for (const path of records.filter((each) => isRecordVisible(each, menu)))
    paths.set(path, undefined);
  return paths;
}
