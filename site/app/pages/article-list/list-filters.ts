import type { CountedTag } from '../../../contract/entities/common';
import { readPage } from '../../ui/pages-to-show';
import { readWord } from '../../ui/read-word';

/** Filters of the list in the query; '' is no filter. */
export interface ListFilters {
  tag: string;
  period: string;
  page: number;
}

/** Number of topics offered besides the chosen one. */
const maxTopics = 8;

export function readFilters(query: URLSearchParams): ListFilters {
  return {
    tag: readWord(query, 'tag'),
    period: readWord(query, 'period'),
    page: readPage(query.get('page')),
  };
}

/** The most frequent tags in descending order; the chosen tag is always included. */
export function topicsOf(tags: readonly CountedTag[], chosen: string): CountedTag[] {
  const byCount = [...tags].sort((a, b) => b.count - a.count);
  return byCount.filter(({ tagId }, index) => index < maxTopics || tagId === chosen);
}
