import { expect, test } from 'vitest';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { readSearchFilters } from './search-filters';

const read = (query: string) => readSearchFilters(new URLSearchParams(query));

test('search filters are read from the query', () => {
  expect(read('keyword=%20鼎%20&kind=object&period=shang&area=Collection&page=3')).toEqual({
    keyword: '鼎',
    kind: 'object',
    period: 'shang',
    area: 'Collection',
    page: 3,
  });
});

test('empty query has no keyword and no search filter', () => {
  expect(read('')).toEqual({ keyword: '', kind: '', period: '', area: '', page: 1 });
});

test('unknown kind in the query sets no search filter', () => {
  expect(read('keyword=鼎&kind=nonsense').kind).toBe('');
});

test('keyword longer than 200 characters is truncated', () => {
  expect(read(`keyword=${'鼎'.repeat(999)}`).keyword).toHaveLength(200);
});

test('search filters are the same after writing and reading the query', () => {
  const filters = {
    keyword: 'a&b=c #/x',
    kind: 'article' as const,
    period: '',
    area: 'News',
    page: 2,
  };
  const path = pathWithFilters('/Search', filters, { page: 2 });
  expect(read(path.slice('/Search?'.length))).toEqual(filters);
});
