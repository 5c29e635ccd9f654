import { expect, test } from 'vitest';
import { headingCharacters, groupCharacters } from './group-characters';

test('headingCharacters leaves out Latin letters and keeps quotation marks and digits', () => {
  expect(headingCharacters('C形玉龙“龙”2件').join('')).toBe('形玉龙“”2件');
});

const marks = headingCharacters('“”‘’—…·0123456789').length;
const frame = '云泽展览';
const titles = ['青花瓶', '青瓷碗', '青铜鼎', '饕餮鼎'];
const headings = { pages: titles.map((title) => frame + title), others: ['请登录'] };
const groups = groupCharacters(headings, marks + 5, 2);

test('the first group has digits, the characters of every page and the most frequent ones', () => {
  expect(groups[0]?.join('')).toContain(headingCharacters(`${frame}青`).sort().join(''));
});

test('every character is in exactly one group, and groups of page headings other than the first are small', () => {
  const all = groups.flat();
  expect(all).toHaveLength(new Set(all).size);
  const wanted = [...headings.pages, ...headings.others].join('');
  expect(headingCharacters(wanted).filter((each) => !all.includes(each))).toEqual([]);
  expect(Math.max(...groups.slice(1, -1).map((group) => group.length))).toBe(2);
});

test('characters used by a single page are in one group', () => {
  const of = (character: string) => groups.findIndex((group) => group.includes(character));
  expect(of('饕')).toBe(of('餮'));
});

test('groupCharacters is deterministic', () => {
  expect(groupCharacters(headings, marks + 5, 2)).toEqual(groups);
});
