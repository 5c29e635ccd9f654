import type { SearchSuggestion } from '../../../contract/schemas/search';
import { isRoute, searchKinds } from './search';
import { isObject, oneOf, text } from './values';

/** `undefined` unless `route` is a path inside the site. */
export function readSearchSuggestion(value: unknown): SearchSuggestion | undefined {
  if (!isObject(value)) return undefined;
  const kind = oneOf(value.kind, [...searchKinds, 'page']);
  const title = text(value.title);
  const route = text(value.route);
  if (!kind || !title || !isRoute(route)) return undefined;
  return { kind, title, titleMarked: text(value.titleMarked), route };
}
