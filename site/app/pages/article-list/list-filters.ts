import type { CountedTag } from '../../../contract/entities/common';
import { readPage } from '../../ui/pages-to-show';

/** What the address says about the list; '' narrows nothing. */
export interface ListFilters {
  tag: string;
  period: string;
  page: number;
}

/** A row of choices, not a cloud of them. */
const mostTopics = 8;
const longest = 200;

export function readFilters(query: URLSearchParams): ListFilters {
  const word = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  return { tag: word('tag'), period: word('period'), page: readPage(query.get('page')) };
}

/** The tags that most entries bear, the most first; the chosen one is always among them. */
export function topicsOf(tags: readonly CountedTag[], chosen: string): CountedTag[] {
  const byCount = [...tags].sort((a, b) => b.count - a.count);
  return byCount.filter(({ tagId }, index) => index < mostTopics || tagId === chosen);
}
