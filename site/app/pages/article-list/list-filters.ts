import type { CountedTag } from '../../../contract/schemas/common/fields';
import { parsePage } from '../../ui/page/pages-to-show';
import { readQueryText } from '../../features/records/filters/read-query-text';

/** Filters of the list in the query; '' is no filter. */
export interface ListFilters {
  tag: string;
  period: string;
  page: number;
}

/** Number of topics offered besides the chosen one. */
const maxTopics = 8;

export function readListFilters(query: URLSearchParams): ListFilters {
  return {
    tag: readQueryText(query, 'tag'),
    period: readQueryText(query, 'period'),
    page: parsePage(query.get('page')),
  };
}

/** The most frequent tags in descending order; the chosen tag is always included. */
export function pickTopTopics(tags: readonly CountedTag[], chosen: string): CountedTag[] {
  const byCount = [...tags].sort((a, b) => b.count - a.count);
  return byCount.filter(({ tagId }, index) => index < maxTopics || tagId === chosen);
}
