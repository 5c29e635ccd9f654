import { readPage } from '../../ui/pages-to-show';

/** What the address says about the list. */
export interface ObjectFilters {
  keyword: string;
  period: string;
  material: string;
  page: number;
}

const longest = 200;

export function readFilters(query: URLSearchParams): ObjectFilters {
  const word = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  return {
    keyword: word('keyword'),
    period: word('period'),
    material: word('material'),
    page: readPage(query.get('page')),
  };
}
