import { expect, test } from 'vitest';
import { keywordWords } from './query';
import { queryOf } from './testing/index-of';

const terms = (keyword: string) => queryOf(keyword).terms.map(({ stem }) => stem);

test.each([
  ['Chinese is one run, also over marks', '《论语》·学而', ['论语学而']],
  ['blanks part it', '青铜 鼎', ['青铜', '鼎']],
  ['a full-width blank too', '青铜　鼎', ['青铜', '鼎']],
  ['scripts part', '青铜ding2号', ['青铜', 'ding2', '号']],
  ['words come by their stem', 'Bronze Vessels', ['bronze', 'vessel']],
  ['stop words go', 'the vessels of bronze', ['vessel', 'bronze']],
  ['unless there is nothing else', 'of the', ['of', 'the']],
  ['the same word counts once', '鼎 鼎 ding ding', ['鼎', 'ding']],
  ['marks are nothing', '…？（）', []],
])('%s', (_, keyword, expected) => {
  expect(terms(keyword)).toEqual(expected);
});

test('no more terms are sought than tell something', () => {
  const many = Array.from({ length: 100 }, (_, at) => `字${String.fromCodePoint(0x4e00 + at)}`);
  expect(terms(many.join(' '))).toHaveLength(12);
});

test('it names the words whose stems are needed', () => {
  expect(keywordWords('青铜 Vessels, été')).toEqual(['vessels', 'ete']);
});
