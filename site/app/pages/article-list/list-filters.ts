import type { CountedTag } from '../../../contract/entities/common';
import { readPage } from '../../ui/pages-to-show';
import { readWord } from '../../ui/read-word';

/** What the address says about the list; '' narrows nothing. */
export interface ListFilters {
  tag: string;
  period: string;
  page: number;
}

/** A row of choices, not a cloud of them. */
const mostTopics = 8;

export function readFilters(query: URLSearchParams): ListFilters {
  return {
    tag: readWord(query, 'tag'),
    period: readWord(query, 'period'),
    page: readPage(query.get('page')),
  };
}

/** The tags that most entries bear, the most first; the chosen one is always among them. */
export function topicsOf(tags: readonly CountedTag[], chosen: string): CountedTag[] {
  const byCount = [...tags].sort((a, b) => b.count - a.count);
  return byCount.filter(({ tagId }, index) => index < mostTopics || tagId === chosen);
}
