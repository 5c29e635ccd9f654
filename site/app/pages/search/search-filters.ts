import type { SearchKind } from '../../../contract/schemas/search';
import { searchKinds } from '../../api/read/search';
import { oneOf } from '../../api/read/values';
import { parsePage } from '../../ui/page/pages-to-show';
import { readQueryText } from '../../features/records/filters/read-query-text';

/** Keyword, filters and page in the query; '' is no filter. */
export interface SearchFilters {
  keyword: string;
  kind: SearchKind | '';
  period: string;
  area: string;
  page: number;
}

/** Change of some filters; `kind` is any string, because facet values come from the service. */
export type FilterChange = Partial<Omit<SearchFilters, 'kind'> & { kind: string }>;

export function readSearchFilters(query: URLSearchParams): SearchFilters {
  return {
    keyword: readQueryText(query, 'keyword'),
    // An unknown kind is left out: the service would reject the request.
    kind: oneOf(readQueryText(query, 'kind'), searchKinds) ?? '',
    period: readQueryText(query, 'period'),
    area: readQueryText(query, 'area'),
    page: parsePage(query.get('page')),
  };
}
