import type { FacetCounts, SearchFilter } from '../ranking/facets';

export type FacetName = keyof SearchFilter;

export const facetNames: readonly FacetName[] = ['kind', 'period', 'area'];

export type FacetValues = Record<FacetName, string>;

/** Number of documents that have the same value of every facet. */
export interface FacetGroup {
  values: FacetValues;
  count: number;
}

/** No value has a character of control. */
const separator = '\u001f';

/** The values of a document in one text, by which the server counts in one step instead of one for each facet. */
export const joinFacets = (values: FacetValues): string =>
  facetNames.map((name) => values[name]).join(separator);

export function splitFacets(text: string): FacetValues {
  const [kind = '', period = '', area = ''] = text.split(separator);
  return { kind, period, area };
}

/** Number of documents that a filter accepts. */
export const countFiltered = (groups: readonly FacetGroup[], filter: SearchFilter): number =>
  groups.reduce((sum, { values, count }) => (isAccepted(values, filter) ? sum + count : sum), 0);

/** Counts the values of a facet under the filters of the other facets. */
export function countFacet(
  groups: readonly FacetGroup[],
  name: FacetName,
  filter: SearchFilter,
): FacetCounts {
  const others = { ...filter, [name]: undefined };
  const counts = new Map<string, number>();
  for (const { values, count } of groups)
    if (isAccepted(values, others))
      counts.set(values[name], (counts.get(values[name]) ?? 0) + count);
  return counts;
}

const isAccepted = (values: FacetValues, filter: SearchFilter) =>
  facetNames.every((name) => !filter[name] || filter[name] === values[name]);
