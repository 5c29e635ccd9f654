import { hasIdInQuery } from './route-paths';
import { routes, type Route } from './routes';

export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

const table = routes.map((route) => ({ route, segments: segmentsOf(route.path) }));

/**
 * The route of a percent-encoded path. Static segments take precedence over parameters; the id of a route
 * without a path parameter is read from the query. `undefined` without a match.
 */
export function matchRoute(path: string, query = new URLSearchParams()): RouteMatch | undefined {
  const segments = segmentsOf(path).map(decode);
  if (segments.includes(undefined)) return undefined;
  const [best] = table
    .filter((row) => fits(row.segments, segments))
    .sort((a, b) => countParams(a.segments) - countParams(b.segments));
  if (!best) return undefined;
  const { route } = best;
  const pairs = best.segments.flatMap((segment, index) =>
    segment.startsWith(':') ? [[segment.slice(1), segments[index] ?? '']] : [],
  );
  const params = Object.fromEntries(pairs) as Record<string, string>;
  if (hasIdInQuery(route)) params.id = query.get('id') ?? '';
  return { route, params };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function fits(pattern: readonly string[], segments: readonly (string | undefined)[]): boolean {
  const isSame = (part: string, index: number) => part.startsWith(':') || part === segments[index];
  return pattern.length === segments.length && pattern.every(isSame);
}

const countParams = (pattern: readonly string[]) =>
  pattern.filter((part) => part.startsWith(':')).length;
