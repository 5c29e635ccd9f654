import { routes, type Route } from '../../contract/routes';

export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

const rows = routes.map((route) => {
  const [path = '', query = ''] = route.path.split('?');
  return { route, segments: segmentsOf(path), query: [...new URLSearchParams(query)] };
});

/**
 * The row of the route table that shows a path, or its variant for a query; `undefined` where none does.
 * It runs before the libraries are there, so it does without the router's own.
 */
export function matchRoute(pathname: string, search = ''): RouteMatch | undefined {
  const shown = segmentsOf(pathname).map(decoded);
  const asked = new URLSearchParams(search);
  const [best] = rows
    .filter(({ segments, query }) => {
      const isAsked = query.every(([name, value]) => asked.get(name) === value);
      return isAsked && segments.length === shown.length && segments.every(fits);
    })
    .sort((a, b) => rank(b) - rank(a));

  function fits(segment: string, index: number): boolean {
    return segment.startsWith(':') ? shown[index] !== '' : segment === shown[index];
  }

  const params = best?.segments.flatMap((segment, index) =>
    segment.startsWith(':') ? [[segment.slice(1), shown[index] ?? '']] : [],
  );
  return (
    best && { route: best.route, params: Object.fromEntries(params ?? []) as RouteMatch['params'] }
  );
}

/** What is spelled out goes before parameters, and a variant before the page that it is one of. */
function rank({ segments, query }: (typeof rows)[number]): number {
  return (
    segments.filter((segment) => !segment.startsWith(':')).length + (query.length > 0 ? 0.5 : 0)
  );
}

function segmentsOf(path: string): string[] {
  const inner = path.replace(/^\/|\/+$/g, '');
  return inner === '' ? [] : inner.split('/');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
