import { hasIdInQuery, findRoute } from '../../../../contract/shared/route-paths';
import type { Route } from '../../../../contract/shared/routes';

interface EntryRef {
  /** Route of the list that contains the entry; its name is the category's code. */
  list: Route;
  id: string;
}

/**
 * The entry of a matched URL: the category is a path parameter, or the parent of the route.
 * `undefined` if the entries of that category have another detail route.
 */
export function resolveEntryRef(
  route: Route,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): EntryRef | undefined {
  const list = findRoute(params.code ?? params.name ?? route.meta?.parent ?? '');
  const id = hasIdInQuery(route) ? query.get('id') : params.id;
  return list?.detail === route.name && id ? { list, id } : undefined;
}
