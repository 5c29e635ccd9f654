import { expect, test } from 'vitest';
import { findMatches, isWrittenIn } from './find-matches';

const run = (text: string) => ({ kind: 'han' as const, text, stem: text });
const placesOf = (folded: string, text: string) =>
  findMatches(folded, [run(text)]).map(({ start, end }) => folded.slice(start, end));

test.each([
  ['as it is', '青铜鼎与青铜钟', '青铜', ['青铜', '青铜']],
  ['with up to three marks between', '《论语》·学而', '论语学而', ['论语》·学而']],
  ['not with four', '论》》··语', '论语', []],
  ['not over a line', '青\n铜', '青铜', []],
  ['not over another character', '青古铜', '青铜', []],
  ['not over a rare character, which is a letter too', '青𪚥铜', '青铜', []],
  ['of rare characters', '一方𪚥𪚥印', '𪚥𪚥', ['𪚥𪚥']],
  ['with a mark of two code units', '青🎐铜', '青铜', ['青🎐铜']],
  ['at the end of a text only if it is whole', '一件青', '青铜', []],
])('a run is found %s', (_, folded, text, found) => {
  expect(placesOf(folded, text)).toEqual(found);
});

test('a run counts as written where all of its words stand', () => {
  expect(isWrittenIn('青铜器：圆鼎', run('青铜鼎'))).toBe(true);
  expect(isWrittenIn('青铜器', run('青铜鼎'))).toBe(false);
});
