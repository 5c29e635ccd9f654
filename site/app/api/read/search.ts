import type { SearchHit, SearchKind } from '../../../contract/schemas/search';
import { isObject, oneOf, text } from './values';

export const searchKinds = [
  'object',
  'exhibition',
  'activity',
  'product',
  'article',
] as const satisfies readonly SearchKind[];

/** Whether an address is a path inside the site. */
export const isRoute = (address: string) => /^\/(?![/\\])/.test(address);

/** `undefined` unless `route` is a path inside the site. */
export function readSearchHit(value: unknown): SearchHit | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  const route = text(value.route);
  if (!id || !isRoute(route)) return undefined;
  return {
    id,
    kind: oneOf(value.kind, searchKinds) ?? 'article',
    categoryCode: text(value.categoryCode),
    title: text(value.title) || id,
    titleMarked: text(value.titleMarked),
    snippet: text(value.snippet),
    route,
    thumbImg: text(value.thumbImg),
  };
}
