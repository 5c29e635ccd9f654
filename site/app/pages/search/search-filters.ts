import type { SearchKind } from '../../../contract/entities/search-hit';
import { searchKinds } from '../../api/read/search-hit';
import { oneOf } from '../../api/read/values';
import { readPage } from '../../ui/pages-to-show';
import { readWord } from '../../ui/read-word';

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
    keyword: readWord(query, 'keyword'),
    // An unknown kind is left out: the service would reject the request.
    kind: oneOf(readWord(query, 'kind'), searchKinds) ?? '',
    period: readWord(query, 'period'),
    area: readWord(query, 'area'),
    page: readPage(query.get('page')),
  };
}
