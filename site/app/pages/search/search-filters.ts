import { readPage } from '../../ui/pages-to-show';

/** What the address says about the search. */
export interface SearchFilters {
  keyword: string;
  kind: string;
  period: string;
  area: string;
  page: number;
}

/** The service takes no longer keyword. */
const longest = 200;

export function readSearchFilters(query: URLSearchParams): SearchFilters {
  const word = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  return {
    keyword: word('keyword'),
    kind: word('kind'),
    period: word('period'),
    area: word('area'),
    page: readPage(query.get('page')),
  };
}
