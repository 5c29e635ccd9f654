import type { SearchFacets, SearchHit, SearchKind } from '../../../contract/entities/search-hit';
import { isObject, list, listOf, oneOf, text, wholeNumber } from './values';

export const searchKinds = [
  'object',
  'exhibition',
  'activity',
  'product',
  'article',
] as const satisfies readonly SearchKind[];

/** A hit that leads nowhere inside the site is none. */
export function readSearchHit(value: unknown): SearchHit | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  const route = text(value.route);
  if (!id || !/^\/(?![/\\])/.test(route)) return undefined;
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

/** What a page of hits tells beside them; facets that cannot be read are empty. */
export function readSearchFacets(value: unknown): SearchFacets {
  const facets = isObject(value) ? value : {};
  const read = (name: string) => listOf(list(facets[name]), readFacetValue);
  return { kind: read('kind'), period: read('period'), area: read('area') };
}

function readFacetValue(facet: unknown): SearchFacets['kind'][number] | undefined {
  if (!isObject(facet)) return undefined;
  const value = text(facet.value);
  const count = wholeNumber(facet.count);
  return value && count ? { value, label: text(facet.label) || value, count } : undefined;
}
