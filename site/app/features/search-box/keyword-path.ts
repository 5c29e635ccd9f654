import { routeNamed } from '../../../contract/route-paths';

/** Where a keyword leads; `undefined` for an empty one. */
export function keywordPath(keyword: string): string | undefined {
  const word = keyword.trim();
  const search = routeNamed('Search');
  if (word === '' || !search) return undefined;
  return `${search.path}?${new URLSearchParams({ keyword: word }).toString()}`;
}
