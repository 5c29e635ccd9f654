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

/** The address of the list under other filters; a changed filter begins at the first page. */
export function filtersPath(
  path: string,
  filters: ObjectFilters,
  change: Partial<ObjectFilters>,
): string {
  const { page, ...words } = { ...filters, page: 1, ...change };
  const query = new URLSearchParams(Object.entries(words).filter(([, word]) => word !== ''));
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
