import type { SearchKind } from '../../../contract/entities/search-hit';
import { searchKinds } from '../../api/read/search-hit';
import { oneOf } from '../../api/read/values';
import { readPage } from '../../ui/pages-to-show';
import { readWord } from '../../ui/read-word';

/** What the address says about the search. */
export interface SearchFilters {
  keyword: string;
  kind: SearchKind | '';
  period: string;
  area: string;
  page: number;
}

/** What another choice changes; facets come from the service, whose values are any. */
export type FilterChange = Partial<Omit<SearchFilters, 'kind'> & { kind: string }>;

export function readSearchFilters(query: URLSearchParams): SearchFilters {
  return {
    keyword: readWord(query, 'keyword'),
    // A kind that there is not narrows nothing: the service would refuse it.
    kind: oneOf(readWord(query, 'kind'), searchKinds) ?? '',
    period: readWord(query, 'period'),
    area: readWord(query, 'area'),
    page: readPage(query.get('page')),
  };
}
