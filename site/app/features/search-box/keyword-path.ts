import { routeNamed } from '../../../contract/route-paths';

/** Path of the search page with a keyword; `undefined` for an empty keyword. */
export function keywordPath(keyword: string): string | undefined {
  const word = keyword.trim();
  const search = routeNamed('Search');
  if (word === '' || !search) return undefined;
  return `${search.path}?${new URLSearchParams({ keyword: word }).toString()}`;
}
