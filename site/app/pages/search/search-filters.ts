import type { SearchKind } from '../../../contract/entities/search-hit';
import { searchKinds } from '../../api/read/search-hit';
import { oneOf } from '../../api/read/values';
import { readPage } from '../../ui/pages-to-show';

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

/** The service takes no longer keyword. */
const longest = 200;

export function readSearchFilters(query: URLSearchParams): SearchFilters {
  const word = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  return {
    keyword: word('keyword'),
    // A kind that there is not narrows nothing: the service would refuse it.
    kind: oneOf(word('kind'), searchKinds) ?? '',
    period: word('period'),
    area: word('area'),
    page: readPage(query.get('page')),
  };
}
