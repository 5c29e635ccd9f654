import { matchRoute } from './match-route';
import { hasIdInQuery, isRecordRoute } from './route-paths';
import { editions, type Edition } from './sites';

/** URL prefix of the crawlable pages by edition; the route's path follows. */
export const crawlableRoots: Record<Edition, string> = {
  zh: '/p/zh',
  hant: '/p/hant',
  en: '/p/en',
};

/**
 * URL for a route's path with its query: its crawlable page where there is one, else the app.
 * @param isInMenu whether the category of a route is shown; lists of other categories have no page
 */
export function routeUrl(
  address: string,
  edition: Edition,
  isInMenu: (routeName: string) => boolean,
): string {
  const [path = '/', query = ''] = address.split('?', 2);
  const route = matchRoute(path)?.route;
  const isShown = route && (route.page === 'home' || isRecordRoute(route) || isInMenu(route.name));
  if (!isShown) return `${editions[edition].website}#${address}`;
  const known = hasIdInQuery(route) ? /(?<=^|&)id=[^&]+/ : /(?<=^|&)page=\d+$/;
  const [keptQuery] = known.exec(query) ?? [];
  return crawlableRoots[edition] + path + (keptQuery ? `?${keptQuery}` : '');
}
