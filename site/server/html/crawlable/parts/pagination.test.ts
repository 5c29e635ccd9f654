import { expect, test } from 'vitest';
import { listSize, visiblePageNumbers, pagination, parsePageNumber } from './pagination';

test.each([
  [undefined, 1],
  ['1', 1],
  ['12', 12],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['9999999', undefined],
  [['1', '2'], undefined],
])('page parameter %j is parsed as %j', (query, number) => {
  expect(parsePageNumber(query)).toBe(number);
});

test('pagination has first, last and neighbouring pages with gaps', () => {
  expect(visiblePageNumbers(1, 2)).toEqual([1, 2]);
  expect(visiblePageNumbers(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9]);
});

test('pagination of a single page is undefined', () => {
  expect(pagination('zh', { path: '/News', page: 1, total: listSize })).toBeUndefined();
});

test('pagination links the previous and next page', () => {
  const written = String(pagination('en', { path: '/News', page: 2, total: listSize * 3 }));
  expect(written).toContain('<a href="/p/en/News" rel="prev" aria-label="Previous page">');
  expect(written).toContain('<a href="/p/en/News?page=3" rel="next" aria-label="Next page">');
  expect(written).toContain('<a href="/p/en/News?page=2" aria-label="Page 2" aria-current="page">');
});
