import { expect, test } from 'vitest';
import { makeKey, takeApart, wordsOf } from './key';

const key = (text: string) => makeKey(takeApart(text), (word) => word.replace(/s$/, ''));

test.each([
  ['marks part no Chinese words', '郭熙《树色平远图》卷', '郭熙树色平远图卷'],
  ['words stand between blanks by their stem', 'Bronze vessels', ' bronze vessel '],
  ['both together', '“C形玉龙”', ' c 形玉龙'],
  ['numbers are words', 'YZ.1958.0001', ' yz 1958 0001 '],
  ['a sentence ends a line', '青铜。鼎！', '青铜\n鼎\n'],
  ['apostrophes are no part of a word', 'Xi’an', ' xian '],
  ['marks alone are nothing', '《》…—', ''],
])('%s', (_, text, expected) => {
  expect(key(text)).toBe(expected);
});

test('it names the words whose stems it needs, folded', () => {
  expect(wordsOf(takeApart('Été 青铜 Vessels'))).toEqual(['ete', 'vessels']);
});
