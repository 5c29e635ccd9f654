import { expect, test } from 'vitest';
import { findMatches, isWrittenIn } from './find-matches';

const run = (text: string) => ({ kind: 'han' as const, text, stem: text });
const matchedTexts = (folded: string, text: string) =>
  findMatches(folded, [run(text)]).map(({ start, end }) => folded.slice(start, end));

test.each([
  ['in every place', '青铜鼎与青铜钟', '青铜', ['青铜', '青铜']],
  ['with up to three punctuation marks in between', '《论语》·学而', '论语学而', ['论语》·学而']],
  ['not with four marks in between', '论》》··语', '论语', []],
  ['not across a line break', '青\n铜', '青铜', []],
  ['not across another character', '青古铜', '青铜', []],
  ['not across a rare character of two code units', '青𪚥铜', '青铜', []],
  ['of rare characters', '一方𪚥𪚥印', '𪚥𪚥', ['𪚥𪚥']],
  ['with a symbol of two code units in between', '青🎐铜', '青铜', ['青🎐铜']],
  ['at the end of a text only if it is complete', '一件青', '青铜', []],
])('a Chinese run is found %s', (_, folded, text, found) => {
  expect(matchedTexts(folded, text)).toEqual(found);
});

test('a Chinese run counts as written if all of its words occur', () => {
  expect(isWrittenIn('青铜器：圆鼎', run('青铜鼎'))).toBe(true);
  expect(isWrittenIn('青铜器', run('青铜鼎'))).toBe(false);
});
