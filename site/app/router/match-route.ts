import { routes, type Route } from '../../contract/shared/routes';

export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

const compiledRoutes = routes.map((route) => {
  const [path = '', query = ''] = route.path.split('?');
  return { route, segments: segmentsOf(path), query: [...new URLSearchParams(query)] };
});

/**
 * The route of the table for a path, or its variant for a query; `undefined` if none matches.
 * Independent of React Router, because it runs before the libraries are loaded.
 */
export function matchRoute(pathname: string, search = ''): RouteMatch | undefined {
  const pathSegments = segmentsOf(pathname).map(decoded);
  const searchParams = new URLSearchParams(search);
  const [best] = compiledRoutes
    .filter(({ segments, query }) => {
      const hasQuery = query.every(([name, value]) => searchParams.get(name) === value);
      return hasQuery && segments.length === pathSegments.length && segments.every(matchesSegment);
    })
    .sort((a, b) => rank(b) - rank(a));

  function matchesSegment(segment: string, index: number): boolean {
    return segment.startsWith(':') ? pathSegments[index] !== '' : segment === pathSegments[index];
  }

  const params = best?.segments.flatMap((segment, index) =>
    segment.startsWith(':') ? [[segment.slice(1), pathSegments[index] ?? '']] : [],
  );
  return (
    best && { route: best.route, params: Object.fromEntries(params ?? []) as RouteMatch['params'] }
  );
}

/** Static segments rank above parameters, and a variant above its base page. */
function rank({ segments, query }: (typeof compiledRoutes)[number]): number {
  return (
    segments.filter((segment) => !segment.startsWith(':')).length + (query.length > 0 ? 0.5 : 0)
  );
}

function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/^\/|\/+$/g, '');
  return trimmed === '' ? [] : trimmed.split('/');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
