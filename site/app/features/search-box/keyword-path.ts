import { routeNamed } from '../../../contract/route-paths';

/** Where a keyword leads; `undefined` for an empty one. */
export function keywordPath(keyword: string): string | undefined {
  const word = keyword.trim();
  const list = routeNamed('ExcellentCollection');
  if (word === '' || !list) return undefined;
  return `${list.path}?${new URLSearchParams({ keyword: word }).toString()}`;
}
