import { matchRoutes } from 'react-router-dom';
import { routes, type Route } from '../../contract/routes';

export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

const table = routes.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));

/** The row of the route table that shows a path; `undefined` where none does. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return undefined;
  const params = Object.entries(match.params).map(([name, value]) => [name, value ?? '']);
  return {
    route: match.route.handle,
    params: Object.fromEntries(params) as Record<string, string>,
  };
}
