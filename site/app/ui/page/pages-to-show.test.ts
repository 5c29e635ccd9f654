import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesToShow, parsePage, slicePage } from './pages-to-show';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [3, 9, [1, 2, 3, 4, undefined, 9]],
  [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])(
  'the pager on page %i of %i shows the first, last and adjacent pages',
  (page, count, expected) => {
    expect(pagesToShow(page, count)).toEqual(expected);
  },
);

test('page numbers are ascending and a gap is at least two pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
      const shown = pagesToShow(Math.min(a, b), Math.max(a, b));
      shown.forEach((each, index) => {
        if (each !== undefined) return;
        expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
      });
      const numbers = shown.filter((each) => each !== undefined);
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
    }),
  );
});

test('an invalid page parameter is read as page 1', () => {
  expect(['2', null, '0', '-1', '1.5', 'x', '', '99999999999'].map(parsePage)).toEqual([
    2, 1, 1, 1, 1, 1, 1, 1,
  ]);
});

test.each([
  [1, 3, ['a', 'b', 'c']],
  [2, 3, ['d', 'e', 'f']],
  [3, 3, ['g']],
  [4, 3, []],
])('page %i of %i items a page has %j of seven', (page, pageSize, expected) => {
  expect(slicePage(['a', 'b', 'c', 'd', 'e', 'f', 'g'], page, pageSize)).toEqual(expected);
});
