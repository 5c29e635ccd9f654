import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeOrder } from './merge-order';

const merge = (known: string, incoming: string) =>
  mergeOrder(known.split(''), incoming.split('')).join('');

test.each([
  ['', 'abc', 'abc', 'a first import keeps its order'],
  ['abc', 'xy', 'abcxy', 'new records come last'],
  ['abc', 'abc', 'abc', 'a repetition changes nothing'],
  ['abc', 'acb', 'acb', 'a known pack may change its order'],
  ['abc', 'axbc', 'axbc', 'a new record keeps its position within its pack'],
  ['abcz', 'axbc', 'axbcz', 'a record of another pack stays after its predecessor'],
  ['zabc', 'cba', 'zcba', 'a record of another pack stays first'],
  ['azb', 'ab', 'azb', 'a record of another pack stays between'],
])('merging %s with %s gives %s: %s', (known, incoming, expected) => {
  expect(merge(known, incoming)).toBe(expected);
});

test('a merged order contains each id once and keeps the incoming order', () => {
  const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(ids, ids, (known, incoming) => {
      const order = mergeOrder(known, incoming);
      expect([...order].sort()).toEqual([...new Set([...known, ...incoming])].sort());
      expect(order.filter((id) => incoming.includes(id))).toEqual(incoming);
    }),
  );
});
