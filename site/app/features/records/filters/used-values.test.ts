import { expect, test } from 'vitest';
import { readContentEntry } from '../../../api/read/content';
import { usedValues } from './used-values';

const values = ['shang', 'ming'].map((dictValue) => ({
  dictCode: 'period',
  dictValue,
  label: dictValue,
}));
const book = readContentEntry({ id: 'a', period: 'ming', material: 'shang' });
const rows = book ? [book] : [];

test('a dictionary filter offers only the values of the entries', () => {
  expect(usedValues(values, 'period', { rows, total: 1 })).toEqual([values[1]]);
  expect(usedValues(values, 'material', { rows, total: 1 })).toEqual([values[0]]);
  expect(usedValues(values, 'period', { rows: [], total: 0 })).toEqual([]);
});

test('a dictionary filter offers every value while not all entries are loaded', () => {
  expect(usedValues(values, 'period', { rows, total: 2 })).toEqual(values);
  expect(usedValues(values, 'period', undefined)).toEqual(values);
});
