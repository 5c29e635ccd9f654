import { expect, test } from 'vitest';
import { filtersPath } from '../../ui/filters-path';
import { readFilters } from './object-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('the address carries word, period, material and page', () => {
  expect(read('keyword=%20鼎%20&period=shang&page=3')).toEqual({
    keyword: '鼎',
    period: 'shang',
    material: '',
    page: 3,
  });
});

test('nonsense in the address is no filter', () => {
  expect(read('page=-1&keyword=%20').page).toBe(1);
  expect(read(`keyword=${'x'.repeat(999)}`).keyword).toHaveLength(200);
});

test('what is written is read again', () => {
  const filters = { keyword: '鼎 & 簋', period: 'shang', material: 'bronze', page: 2 };
  const path = filtersPath('/Collection', filters, { page: 2 });
  expect(read(path.split('?')[1] ?? '')).toEqual(filters);
});

test('a changed filter begins at the first page, and without any the address is bare', () => {
  const filters = read('period=shang&page=4');
  expect(filtersPath('/Collection', filters, { material: 'jade' })).toBe(
    '/Collection?period=shang&material=jade',
  );
  expect(filtersPath('/Collection', filters, { period: '' })).toBe('/Collection');
});
