import { findRouteOfKind } from '../../../contract/shared/route-paths';

/**
 * Path of the search page with a keyword; `undefined` for an empty keyword.
 * @param from the page to which a new tab with the results leads back
 */
export function searchPath(keyword: string, from?: string): string | undefined {
  const word = keyword.trim();
  const search = findRouteOfKind('search');
  if (word === '' || !search) return undefined;
  return `${search.path}?${new URLSearchParams({ keyword: word, ...(from && { from }) }).toString()}`;
}
