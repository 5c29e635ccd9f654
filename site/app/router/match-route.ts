import { matchRoutes } from 'react-router-dom';
import { routes, type Route } from '../../contract/routes';

export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

const hasQuery = ({ path }: Route) => path.includes('?');
const table = routes
  .filter((route) => !hasQuery(route))
  .map((route) => ({ path: route.path, caseSensitive: true, handle: route }));
const variants = routes.filter(hasQuery);

/** The row of the route table that shows a path, or its variant for a query; `undefined` where none does. */
export function matchRoute(pathname: string, search = ''): RouteMatch | undefined {
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return undefined;
  const params = Object.entries(match.params).map(([name, value]) => [name, value ?? '']);
  return {
    route: variantOf(match.route.handle, new URLSearchParams(search)),
    params: Object.fromEntries(params) as Record<string, string>,
  };
}

function variantOf(route: Route, query: URLSearchParams): Route {
  const shown = variants.find(({ path }) => {
    const [base, own = ''] = path.split('?');
    const asked = [...new URLSearchParams(own)];
    return base === route.path && asked.every(([name, value]) => query.get(name) === value);
  });
  return shown ?? route;
}
