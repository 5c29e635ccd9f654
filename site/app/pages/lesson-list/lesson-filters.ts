import type { ContentEntry } from '../../../contract/entities/content-entry';

export interface LessonFilters {
  level: string;
  topic: string;
  page: number;
}

export function readFilters(query: URLSearchParams): LessonFilters {
  const word = (name: string) => (query.get(name) ?? '').trim().slice(0, 100);
  return { level: word('level'), topic: word('topic'), page: 1 };
}

/** The lessons of a level and a topic; an empty filter narrows nothing. */
export function matching(
  lessons: readonly ContentEntry[],
  { level, topic }: LessonFilters,
): ContentEntry[] {
  return lessons.filter(
    ({ facts }) => (!level || facts?.level === level) && (!topic || facts?.topic === topic),
  );
}

/** What is said of the lessons under a name, each once, in the order in which it comes. */
export function choicesOf(lessons: readonly ContentEntry[], name: 'level' | 'topic'): string[] {
  const values = lessons.map(({ facts }) => facts?.[name] ?? '');
  return [...new Set(values)].filter(Boolean);
}
