import { findRouteOfKind } from '../../../contract/shared/route-paths';

/** Path of the search page with a keyword; `undefined` for an empty keyword. */
export function searchPath(keyword: string): string | undefined {
  const word = keyword.trim();
  const search = findRouteOfKind('search');
  if (word === '' || !search) return undefined;
  return `${search.path}?${new URLSearchParams({ keyword: word }).toString()}`;
}
