import { expect, test } from 'vitest';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { readObjectFilters } from './object-filters';

const read = (query: string) => readObjectFilters(new URLSearchParams(query));

test('object filters are read from the query', () => {
  expect(read('keyword=%20鼎%20&period=shang&page=3')).toEqual({
    keyword: '鼎',
    period: 'shang',
    material: '',
    page: 3,
  });
});

test('invalid query parameters set no object filter', () => {
  expect(read('page=-1&keyword=%20').page).toBe(1);
  expect(read(`keyword=${'x'.repeat(999)}`).keyword).toHaveLength(200);
});

test('object filters are the same after writing and reading the query', () => {
  const filters = { keyword: '鼎 & 簋', period: 'shang', material: 'bronze', page: 2 };
  const path = pathWithFilters('/Collection', filters, { page: 2 });
  expect(read(path.split('?')[1] ?? '')).toEqual(filters);
});

test('changed object filter resets the page, and a path without filters has no query', () => {
  const filters = read('period=shang&page=4');
  expect(pathWithFilters('/Collection', filters, { material: 'jade' })).toBe(
    '/Collection?period=shang&material=jade',
  );
  expect(pathWithFilters('/Collection', filters, { period: '' })).toBe('/Collection');
});
