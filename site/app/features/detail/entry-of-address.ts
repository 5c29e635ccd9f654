import { hasIdInQuery, routeNamed } from '../../../contract/route-paths';
import type { Route } from '../../../contract/routes';

interface EntryName {
  /** The list of entries to which the address belongs; its name is the category's code. */
  list: Route;
  id: string;
}

/**
 * The entry that an address names: the category is in its path, or the route belongs to one alone.
 * `undefined` where no entry of the category is shown at such an address.
 */
export function entryOfAddress(
  route: Route,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): EntryName | undefined {
  const list = routeNamed(params.code ?? params.name ?? route.meta?.parent ?? '');
  const id = hasIdInQuery(route) ? query.get('id') : params.id;
  return list?.detail === route.name && id ? { list, id } : undefined;
}
