import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOneEditSearch, createOneEditTest } from './one-edit';
import { caseCount } from '../../../scripts/lib/property-cases';

test.each([
  ['the same', 'bronze', 'bronze', true],
  ['a wrong letter', 'bronze', 'brunze', true],
  ['a missing letter', 'bronze', 'bronz', true],
  ['an extra letter', 'bronze', 'bronzee', true],
  ['two swapped letters', 'bronze', 'brozne', true],
  ['two wrong letters', 'bronze', 'brunse', false],
  ['three letters in another order', 'abc', 'cab', false],
  ['another length', 'bronze', 'bron', false],
])('words with %s: %s and %s within one edit is %s', (_, word, other, expected) => {
  expect(createOneEditTest(other)(word)).toBe(expected);
  expect(createOneEditTest(word)(other)).toBe(expected);
});

test.each([
  ['饕餮纹圆鼎', '饕餐纹圆鼎', true],
  ['三彩宝相花纹盘', '宝相化纹', true],
  ['鎏金博山炉', '博物山炉', true],
  ['青铜鼎', '铜青鼎', true],
  ['青铜鼎', '玉璧', false],
  ['青铜', '青铜鼎', true],
  ['', '鼎鼎', false],
])('%s contains %s within one edit: %s', (text, pattern, expected) => {
  expect(createOneEditSearch(pattern)(text)).toBe(expected);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

test('the comparison within one edit agrees with the optimal string alignment distance', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(createOneEditTest(other)(one)).toBe(distance(one, other) <= 1);
    }),
    { numRuns: caseCount(500) },
  );
});

test('the substring search within one edit agrees with the distance of all substrings', () => {
  fc.assert(
    fc.property(word, word, (text, pattern) => {
      fc.pre(pattern.length > 1);
      const parts = Array.from({ length: text.length + 1 }, (_, start) =>
        Array.from({ length: text.length - start + 1 }, (__, size) =>
          text.slice(start, start + size),
        ),
      ).flat();
      const isContained = parts.some((part) => distance(part, pattern) <= 1);
      expect(createOneEditSearch(pattern)(text)).toBe(isContained);
    }),
    { numRuns: caseCount(500) },
  );
});

/** Reference implementation of the optimal string alignment distance. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, at(i - 2, j - 2) + 1);
      const row = table[i];
      if (row) row[j] = best;
    }
  }
  return at(a.length, b.length);
}
