import type { ContentEntry } from '../../../contract/schemas/content';
import { parsePage } from '../../ui/page/pages-to-show';
import { readQueryText } from '../../features/records/filters/read-query-text';

export interface LessonFilters {
  level: string;
  topic: string;
  page: number;
}

export function readLessonFilters(query: URLSearchParams): LessonFilters {
  return {
    level: readQueryText(query, 'level'),
    topic: readQueryText(query, 'topic'),
    page: parsePage(query.get('page')),
  };
}

/** Lessons of a level and a topic; '' is no filter. */
export function filterLessons(
  lessons: readonly ContentEntry[],
  { level, topic }: LessonFilters,
): ContentEntry[] {
  return lessons.filter(
    ({ facts }) => (!level || facts?.level === level) && (!topic || facts?.topic === topic),
  );
}

/** Distinct values of a fact of the lessons, in the order of the lessons. */
export function listFilterOptions(
  lessons: readonly ContentEntry[],
  name: 'level' | 'topic',
): string[] {
  const values = lessons.map(({ facts }) => facts?.[name] ?? '');
  return [...new Set(values)].filter(Boolean);
}
