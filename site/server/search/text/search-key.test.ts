import { expect, test } from 'vitest';
import { buildSearchKey, tokenize, selectWords } from './search-key';

const key = (text: string) => buildSearchKey(tokenize(text), (word) => word.replace(/s$/, ''));

test.each([
  ['Chinese without its punctuation', '郭熙《树色平远图》卷', '郭熙树色平远图卷'],
  ['words as stems between spaces', 'Bronze vessels', ' bronze vessel '],
  ['words and Chinese together', '“C形玉龙”', ' c 形玉龙'],
  ['numbers as words', 'YZ.1958.0001', ' yz 1958 0001 '],
  ['a line break after each sentence', '青铜。鼎！', '青铜\n鼎\n'],
  ['words without apostrophes', 'Xi’an', ' xian '],
  ['nothing for punctuation alone', '《》…—', ''],
])('the search key of a text has %s', (_, text, expected) => {
  expect(key(text)).toBe(expected);
});

test('the words to stem are folded, without Chinese and each there once', () => {
  const words = selectWords(tokenize('Été 青铜 Vessels'), tokenize('vessels, été'));
  expect([...words]).toEqual(['ete', 'vessels']);
});
