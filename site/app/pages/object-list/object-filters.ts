import { readPage } from '../../ui/pages-to-show';
import { readWord } from '../../ui/read-word';

/** Filters of the list in the query; '' is no filter. */
export interface ObjectFilters {
  keyword: string;
  period: string;
  material: string;
  page: number;
}

export function readFilters(query: URLSearchParams): ObjectFilters {
  return {
    keyword: readWord(query, 'keyword'),
    period: readWord(query, 'period'),
    material: readWord(query, 'material'),
    page: readPage(query.get('page')),
  };
}
