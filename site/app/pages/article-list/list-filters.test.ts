import { expect, test } from 'vitest';
import { readFilters, topicsOf } from './list-filters';

test('missing or invalid query parameters set no list filter', () => {
  expect(readFilters(new URLSearchParams(''))).toEqual({ tag: '', period: '', page: 1 });
  expect(readFilters(new URLSearchParams('tag=%20a%20&page=x'))).toMatchObject({
    tag: 'a',
    page: 1,
  });
  expect(readFilters(new URLSearchParams({ tag: 'a'.repeat(300) })).tag).toHaveLength(200);
});

test('topic filter offers the eight most frequent tags and the chosen one', () => {
  const tags = Array.from({ length: 12 }, (_, index) => ({
    tagId: `t${index}`,
    tagName: `t${index}`,
    count: index,
  }));
  expect(topicsOf(tags, '').map(({ count }) => count)).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
  expect(topicsOf(tags, 't1').map(({ count }) => count)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 1]);
  expect(topicsOf([], 't1')).toEqual([]);
});
