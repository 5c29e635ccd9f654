import type { Route, RouteTitles } from '../routes';

/** Title of a route; that of its list for a record route without its own. */
export function titleOfRoute(
  titles: RouteTitles,
  { name, meta }: Pick<Route, 'name' | 'meta'>,
): string {
  const byName: Readonly<Record<string, string | undefined>> = titles;
  return byName[name] ?? byName[meta?.parent ?? ''] ?? '';
}
