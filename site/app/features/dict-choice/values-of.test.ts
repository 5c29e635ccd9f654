import { expect, test } from 'vitest';
import { readers } from '../../api/read';
import { valuesOf } from './values-of';

const values = ['shang', 'ming'].map((dictValue) => ({
  dictCode: 'period',
  dictValue,
  label: dictValue,
}));
const book = readers.contentPage({ id: 'a', period: 'ming', material: 'shang' });
const rows = book ? [book] : [];

test('the values are those that the entries have', () => {
  expect(valuesOf(values, 'period', { rows, total: 1 })).toEqual([values[1]]);
  expect(valuesOf(values, 'material', { rows, total: 1 })).toEqual([values[0]]);
  expect(valuesOf(values, 'period', { rows: [], total: 0 })).toEqual([]);
});

test('where there are more entries than are known, every value is offered', () => {
  expect(valuesOf(values, 'period', { rows, total: 2 })).toEqual(values);
  expect(valuesOf(values, 'period', undefined)).toEqual(values);
});
