import { expect, test } from 'vitest';
import { splitIntoColumns, readLeafNumber, countColumns } from './leaf-text';

test('each line of a leaf starts a new column', () => {
  expect(splitIntoColumns('床前明月光，\n疑是地上霜。', true)).toEqual([
    '床前明月光，',
    '疑是地上霜。',
  ]);
});

test('leaf without punctuation keeps only the characters of its text', () => {
  expect(splitIntoColumns('子曰：“学而时习之，不亦说乎？”\n《诗》三百', false)).toEqual([
    '子曰学而时习之不亦说乎',
    '诗三百',
  ]);
});

test('quotation marks of a leaf take their vertical forms', () => {
  expect(splitIntoColumns('曰：“‘思无邪’。”', true)).toEqual(['曰：「『思无邪』。」']);
});

test('missing or invalid leaf number in the query opens the first leaf', () => {
  expect([null, '2', '0', '4', '1.5', 'x'].map((value) => readLeafNumber(value, 3))).toEqual([
    1, 2, 1, 1, 1, 1,
  ]);
});

test('width of a leaf follows its text and has a minimum', () => {
  expect(countColumns(['床前明月光', '疑是地上霜'])).toBe(9);
  expect(countColumns(['子'.repeat(100), '曰'.repeat(90)])).toBe(13);
});
