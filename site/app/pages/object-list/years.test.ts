import { expect, test } from 'vitest';
import { fromTypedYear, isYear, orderYears, toTypedYear } from './years';

test.each([
  ['1368', true],
  ['-10000', true],
  ['9999', true],
  ['-10001', false],
  ['10000', false],
  ['0', false],
  ['012', false],
  ['12a', false],
  ['', false],
  ['1e3', false],
])('year “%s” of an address is accepted: %s', (text, expected) => {
  expect(isYear(text)).toBe(expected);
});

test.each([
  ['1368', false, '1368'],
  ['１３６８年', false, '1368'],
  ['1046', true, '-1046'],
  ['007', false, '7'],
  ['', true, ''],
  ['明', false, ''],
  ['123456', false, ''],
])('typed “%s”, before our era: %s, is the year “%s”', (digits, isBefore, expected) => {
  expect(fromTypedYear({ digits, isBefore })).toBe(expected);
});

test('year of an address is shown as digits and era', () => {
  expect(toTypedYear('-1046')).toEqual({ digits: '1046', isBefore: true });
  expect(toTypedYear('1368')).toEqual({ digits: '1368', isBefore: false });
});

test('years in the wrong order are exchanged', () => {
  expect(orderYears('1644', '1368')).toEqual({ from: '1368', to: '1644' });
  expect(orderYears('-200', '')).toEqual({ from: '-200', to: '' });
  expect(orderYears('-200', '-300')).toEqual({ from: '-300', to: '-200' });
});
