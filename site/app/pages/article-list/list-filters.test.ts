import { expect, test } from 'vitest';
import { readListFilters, pickTopTopics } from './list-filters';

test('missing or invalid query parameters set no list filter', () => {
  expect(readListFilters(new URLSearchParams(''))).toEqual({ tag: '', period: '', page: 1 });
  expect(readListFilters(new URLSearchParams('tag=%20a%20&page=x'))).toMatchObject({
    tag: 'a',
    page: 1,
  });
  expect(readListFilters(new URLSearchParams({ tag: 'a'.repeat(300) })).tag).toHaveLength(200);
});

test('topic filter offers the eight most frequent tags and the chosen one', () => {
  const tags = Array.from({ length: 12 }, (_, index) => ({
    tagId: `t${index}`,
    tagName: `t${index}`,
    count: index,
  }));
  expect(pickTopTopics(tags, '').map(({ count }) => count)).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
  expect(pickTopTopics(tags, 't1').map(({ count }) => count)).toEqual([
    11, 10, 9, 8, 7, 6, 5, 4, 1,
  ]);
  expect(pickTopTopics([], 't1')).toEqual([]);
});
