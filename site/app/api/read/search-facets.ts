import type { SearchFacets } from '../../../contract/schemas/search';
import { isObject, list, listOf, text, wholeNumber } from './values';

/** Facets of a search response; invalid ones are empty. */
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
