import { expect, test } from 'vitest';
import { keywordWords } from './query';
import { parseTestQuery } from '../testing/index-of';

const terms = (keyword: string) => parseTestQuery(keyword).terms.map(({ stem }) => stem);

test.each([
  ['Chinese across punctuation is one run', '《论语》·学而', ['论语学而']],
  ['a space separates Chinese runs', '青铜 鼎', ['青铜', '鼎']],
  ['a full-width space separates Chinese runs', '青铜　鼎', ['青铜', '鼎']],
  ['a change of script separates terms', '青铜ding2号', ['青铜', 'ding2', '号']],
  ['words are stemmed', 'Bronze Vessels', ['bronze', 'vessel']],
  ['stop words are removed', 'the vessels of bronze', ['vessel', 'bronze']],
  ['stop words are kept if there is nothing else', 'of the', ['of', 'the']],
  ['duplicate terms are removed', '鼎 鼎 ding ding', ['鼎', 'ding']],
  ['punctuation gives no terms', '…？（）', []],
])('in a search keyword %s', (_, keyword, expected) => {
  expect(terms(keyword)).toEqual(expected);
});

test('the number of terms of a keyword is limited', () => {
  const many = Array.from({ length: 100 }, (_, at) => `字${String.fromCodePoint(0x4e00 + at)}`);
  expect(terms(many.join(' '))).toHaveLength(12);
});

test('keywordWords returns the folded words of a keyword without Chinese', () => {
  expect(keywordWords('青铜 Vessels, été')).toEqual(['vessels', 'ete']);
});
