import { expect, test } from 'vitest';
import { charactersOf, groupCharacters } from './group-characters';

test('Latin letters are the text serif’s; quotation marks and figures come with the characters', () => {
  expect(charactersOf('C形玉龙“龙”2件').join('')).toBe('形玉龙“”2件');
});

const marks = charactersOf('“”‘’—…·0123456789').length;
const frame = '云泽展览';
const titles = ['青花瓶', '青瓷碗', '青铜鼎', '饕餮鼎'];
const headings = { pages: titles.map((title) => frame + title), others: ['请登录'] };
const groups = groupCharacters(headings, marks + 5, 2);

test('the first file holds figures, what stands on every page, and then what is used most', () => {
  expect(groups[0]?.join('')).toContain(charactersOf(`${frame}青`).sort().join(''));
});

test('every character is in one file, and but for spare words only the first is large', () => {
  const all = groups.flat();
  expect(all).toHaveLength(new Set(all).size);
  const wanted = [...headings.pages, ...headings.others].join('');
  expect(charactersOf(wanted).filter((each) => !all.includes(each))).toEqual([]);
  expect(Math.max(...groups.slice(1, -1).map((group) => group.length))).toBe(2);
});

test('characters that only one page has stand together', () => {
  const of = (character: string) => groups.findIndex((group) => group.includes(character));
  expect(of('饕')).toBe(of('餮'));
});

test('the files come out the same each time', () => {
  expect(groupCharacters(headings, marks + 5, 2)).toEqual(groups);
});
