import { routeNamed } from '../../../contract/route-paths';
import type { Route } from '../../../contract/routes';
import type { RouteMatch } from '../../router/match-route';

/** The list to which the article at an address belongs; `undefined` where there is none. */
export function articleListOf(match: RouteMatch | undefined): Route | undefined {
  if (!match) return undefined;
  const { route, params } = match;
  // The address names the category, or belongs to one alone.
  const list = routeNamed(params.code || params.name || (route.meta?.parent ?? ''));
  return list?.detail === route.name ? list : undefined;
}
