import type { ContentEntry } from '../../../contract/entities/content-entry';
import { readPage } from '../../ui/pages-to-show';
import { readWord } from '../../ui/read-word';

export interface LessonFilters {
  level: string;
  topic: string;
  page: number;
}

export function readFilters(query: URLSearchParams): LessonFilters {
  return {
    level: readWord(query, 'level'),
    topic: readWord(query, 'topic'),
    page: readPage(query.get('page')),
  };
}

/** Lessons of a level and a topic; '' is no filter. */
export function matching(
  lessons: readonly ContentEntry[],
  { level, topic }: LessonFilters,
): ContentEntry[] {
  return lessons.filter(
    ({ facts }) => (!level || facts?.level === level) && (!topic || facts?.topic === topic),
  );
}

/** Distinct values of a fact of the lessons, in the order of the lessons. */
export function choicesOf(lessons: readonly ContentEntry[], name: 'level' | 'topic'): string[] {
  const values = lessons.map(({ facts }) => facts?.[name] ?? '');
  return [...new Set(values)].filter(Boolean);
}
