import { parsePage } from '../../ui/page/pages-to-show';
import { readQueryText } from '../../features/records/filters/read-query-text';

/** Filters of the list in the query; '' is no filter. */
export interface ObjectFilters {
  keyword: string;
  period: string;
  material: string;
  page: number;
}

export function readObjectFilters(query: URLSearchParams): ObjectFilters {
  return {
    keyword: readQueryText(query, 'keyword'),
    period: readQueryText(query, 'period'),
    material: readQueryText(query, 'material'),
    page: parsePage(query.get('page')),
  };
}
