import { isRecordRoute, findRoute } from '../../../contract/shared/route-paths';
import type { Route } from '../../../contract/shared/routes';
import { matchRoute, type RouteMatch } from '../../router/match-route';

/**
 * The ancestors of a route and the route itself, top level first; a detail route itself is left out. Derived from
 * the route table alone, so that breadcrumbs do not depend on the category request.
 */
export function routeTrail({ route, params }: RouteMatch): Route[] {
  const list = isRecordRoute(route) ? listOf(params.code ?? params.name, route) : route;
  if (!list) return [];
  const [path = '', query] = list.path.split('?');
  const segments = path.split('/').slice(1);
  const ancestors = segments.map(
    (_, index) => matchRoute(`/${segments.slice(0, index + 1).join('/')}`)?.route,
  );
  const variant = query === undefined ? undefined : list;
  return [...ancestors, variant].filter((each) => each !== undefined);
}

/** The list route of a detail route: the category in the address if it matches, else the parent. */
function listOf(code: string | undefined, route: Route): Route | undefined {
  const named = code === undefined ? undefined : findRoute(code);
  const isListOfRoute = named?.detail === route.name;
  return isListOfRoute ? named : findRoute(route.meta?.parent ?? '');
}
