import { isRecordRoute, routeNamed } from '../../../contract/route-paths';
import type { Route } from '../../../contract/routes';
import { matchRoute, type RouteMatch } from '../../router/match-route';

/**
 * The pages above the shown one, from the area down, read from the route table alone, so that they
 * stand when the category tree fails. A detail page's own row is not among them.
 */
export function routeTrail({ route, params }: RouteMatch): Route[] {
  const list = isRecordRoute(route) ? listOf(params.code ?? params.name, route) : route;
  if (!list) return [];
  const [path = '', query] = list.path.split('?');
  const steps = path.split('/').slice(1);
  const above = steps.map(
    (_, index) => matchRoute(`/${steps.slice(0, index + 1).join('/')}`)?.route,
  );
  const variant = query === undefined ? undefined : list;
  return [...above, variant].filter((each) => each !== undefined);
}

/** The list that a detail page belongs to: its category's where the address names one. */
function listOf(code: string | undefined, route: Route): Route | undefined {
  const named = code === undefined ? undefined : routeNamed(code);
  const leadsHere = named?.detail === route.name;
  return leadsHere ? named : routeNamed(route.meta?.parent ?? '');
}
