import { expect, test } from 'vitest';
import { filtersPath } from '../../ui/filters-path';
import { readSearchFilters } from './search-filters';

const read = (query: string) => readSearchFilters(new URLSearchParams(query));

test('the address carries word, filters and page', () => {
  expect(read('keyword=%20鼎%20&kind=object&period=shang&area=Collection&page=3')).toEqual({
    keyword: '鼎',
    kind: 'object',
    period: 'shang',
    area: 'Collection',
    page: 3,
  });
});

test('an address without anything searches for nothing', () => {
  expect(read('')).toEqual({ keyword: '', kind: '', period: '', area: '', page: 1 });
});

test('a kind that there is not narrows nothing', () => {
  expect(read('keyword=鼎&kind=nonsense').kind).toBe('');
});

test('a keyword longer than the service takes is cut, not refused', () => {
  expect(read(`keyword=${'鼎'.repeat(999)}`).keyword).toHaveLength(200);
});

test('what is written is read again, whatever the keyword is made of', () => {
  const filters = {
    keyword: 'a&b=c #/x',
    kind: 'article' as const,
    period: '',
    area: 'News',
    page: 2,
  };
  const path = filtersPath('/Search', filters, { page: 2 });
  expect(read(path.slice('/Search?'.length))).toEqual(filters);
});
