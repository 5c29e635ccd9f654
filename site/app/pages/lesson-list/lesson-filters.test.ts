import { expect, test } from 'vitest';
import type { ContentEntry } from '../../../contract/schemas/content';
import { listFilterOptions, filterLessons, readLessonFilters } from './lesson-filters';

const lesson = (id: string, level: string, topic: string): ContentEntry => ({
  id,
  categoryCode: 'CloudClassroom',
  title: id,
  summary: '',
  thumbImg: '',
  images: [],
  publishedAt: '',
  linkUrl: '',
  tags: [],
  facts: { level, topic },
});
const lessons = [
  lesson('a', '小学', '青铜'),
  lesson('b', '中学', '青铜'),
  lesson('c', '小学', '书画'),
];
const ids = (query: string) =>
  filterLessons(lessons, readLessonFilters(new URLSearchParams(query))).map(({ id }) => id);

test('lessons are filtered by level and topic together', () => {
  expect(ids('')).toEqual(['a', 'b', 'c']);
  expect(ids('level=小学')).toEqual(['a', 'c']);
  expect(ids('level=小学&topic=青铜')).toEqual(['a']);
  expect(ids('topic=nonsense')).toEqual([]);
});

test('options of a lesson filter are distinct', () => {
  expect(listFilterOptions(lessons, 'level')).toEqual(['小学', '中学']);
});
