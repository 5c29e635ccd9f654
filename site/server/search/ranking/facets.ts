import type { SearchFacets, SearchKind } from '../../../contract/schemas/search';
import type { Language } from '../../../contract/shared/sites';
import type { SearchIndex } from '../memory/search-index';
import type { RankedDocument } from './rank';

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
  found: readonly RankedDocument[],
  filter: SearchFilter,
): { hits: RankedDocument[]; facets: SearchFacets } {
  const hits: RankedDocument[] = [];
  const counts = { kind: new Counter(), period: new Counter(), area: new Counter() };
  for (const one of found) {
    const { document } = one;
    const values = {
      kind: index.kinds[document] ?? '',
      period: index.periods[document] ?? '',
      area: index.areas[document] ?? '',
    };
    const fits = {
      kind: !filter.kind || filter.kind === values.kind,
      period: !filter.period || filter.period === values.period,
      area: !filter.area || filter.area === values.area,
    };
    if (fits.kind && fits.period && fits.area) hits.push(one);
    if (fits.period && fits.area) counts.kind.add(values.kind);
    if (fits.kind && fits.area) counts.period.add(values.period);
    if (fits.kind && fits.period) counts.area.add(values.area);
  }
  return {
    hits,
    facets: {
      kind: counts.kind.values(kindLabels[index.language]),
      period: counts.period.values(index.periodLabels),
      area: counts.area.values(index.areaLabels),
    },
  };
}

class Counter {
  private readonly counts = new Map<string, number>();

  add(value: string): void {
    if (value !== '') this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
  }

  values(labels: Readonly<Record<string, string>>) {
    return [...this.counts]
      .map(([value, count]) => ({ value, label: labels[value] ?? value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }
}
