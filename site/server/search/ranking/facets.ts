import type { SearchFacets, SearchKind } from '../../../contract/schemas/search';
import type { Language } from '../../../contract/shared/sites';
import type { SearchIndex } from '../memory/search-index';
import type { ValueColumn } from '../memory/value-column';

/** Chosen facet values; an empty or missing value does not filter. */
export interface SearchFilter {
  kind?: string | undefined;
  period?: string | undefined;
  area?: string | undefined;
}

const kindLabels: Record<Language, Record<SearchKind, string>> = {
  zh: { object: '藏品', exhibition: '展览', activity: '活动', product: '文创', article: '文章' },
  en: {
    object: 'Objects',
    exhibition: 'Exhibitions',
    activity: 'Activities',
    product: 'Museum shop',
    article: 'Articles',
  },
};

/** Filters hits; each facet counts the hits per value under the filters of the other facets. */
export function filterHits(
  index: SearchIndex,
  found: Uint32Array,
  filter: SearchFilter,
): { hits: Uint32Array; facets: SearchFacets } {
  const kind = createCounter(index.kinds, filter.kind);
  const period = createCounter(index.periods, filter.period);
  const area = createCounter(index.areas, filter.area);
  const hits = new Uint32Array(found.length);
  let count = 0;
  for (const document of found) {
    const isKind = kind.isChosen(document);
    const isPeriod = period.isChosen(document);
    const isArea = area.isChosen(document);
    if (isKind && isPeriod && isArea) hits[count++] = document;
    if (isPeriod && isArea) kind.add(document);
    if (isKind && isArea) period.add(document);
    if (isKind && isPeriod) area.add(document);
  }
  return {
    hits: hits.subarray(0, count),
    facets: labelFacets(
      { kind: kind.counts(), period: period.counts(), area: area.counts() },
      index,
    ),
  };
}

/** Number of hits by value; '' is no value. */
export type FacetCounts = ReadonlyMap<string, number>;

/** Labels the counted values of the facets, the most frequent first. */
export function labelFacets(
  { kind, period, area }: Record<keyof SearchFacets, FacetCounts>,
  labels: Pick<SearchIndex, 'language' | 'areaLabels' | 'periodLabels'>,
): SearchFacets {
  return {
    kind: labelCounts(kind, kindLabels[labels.language]),
    period: labelCounts(period, labels.periodLabels),
    area: labelCounts(area, labels.areaLabels),
  };
}

function labelCounts(counts: FacetCounts, labels: Readonly<Record<string, string>>) {
  return Array.from(counts, ([value, count]) => ({ value, label: labels[value] ?? value, count }))
    .filter(({ value, count }) => value !== '' && count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function createCounter({ codes, values }: ValueColumn, chosen: string | undefined) {
  const counts = new Uint32Array(values.length);
  const chosenCode = chosen ? values.indexOf(chosen) : undefined;
  return {
    isChosen: (document: number) => chosenCode === undefined || codes[document] === chosenCode,
    add: (document: number) => {
      const code = codes[document] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    },
    counts: (): FacetCounts => new Map(values.map((value, code) => [value, counts[code] ?? 0])),
  };
}
