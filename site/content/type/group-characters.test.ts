import { expect, test } from 'vitest';
import { charactersOf, groupCharacters } from './group-characters';

test('Latin letters are the text serif’s; quotation marks and figures come with the characters', () => {
  expect(charactersOf('C形玉龙“龙”2件').join('')).toBe('形玉龙“”2件');
});

const headings = {
  frame: ['云泽', '展览'],
  parts: ['关于展览'],
  titles: ['青花瓶', '青瓷碗', '青铜鼎', '饕餮鼎'],
  others: ['请登录'],
};
const groups = groupCharacters(headings, 22, 2);

test('the first file holds the frame, and then what is used most', () => {
  const first = groups[0]?.join('') ?? '';
  expect(charactersOf('云泽展览').every((each) => first.includes(each))).toBe(true);
  expect(first).toContain('青');
});

test('every character is in one file, and only the first is large', () => {
  const all = groups.flat();
  expect(all).toHaveLength(new Set(all).size);
  const wanted = Object.values(headings).flat().join('');
  expect(charactersOf(wanted).filter((each) => !all.includes(each))).toEqual([]);
  expect(Math.max(...groups.slice(1).map((group) => group.length))).toBe(2);
});

test('characters that only one title has stand together', () => {
  const of = (character: string) => groups.findIndex((group) => group.includes(character));
  expect(of('饕')).toBe(of('餮'));
});

test('the files come out the same each time', () => {
  expect(groupCharacters(headings, 22, 2)).toEqual(groups);
});
