import { expect, test } from 'vitest';
import { wordsFor } from '.';
import { en } from './en';
import { zhCn } from './zh-cn';

const keys = (value: object): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? keys(inner as object).map((name) => `${key}.${name}`) : [key],
  );

test('both languages have the same words', () => {
  expect(keys(en)).toEqual(keys(zhCn));
});

test.each([
  ['en', en],
  ['en-GB', en],
  ['EN', en],
  ['zh-CN', zhCn],
  ['zh', zhCn],
  ['', zhCn],
  ['eng-x', zhCn],
  ['fr', zhCn],
])('%s gets its words, or Chinese', (lang, words) => {
  expect(wordsFor(lang)).toBe(words);
});

test('a heading has a place for its level', () => {
  for (const { heading } of [zhCn, en]) expect(heading.split('#')).toHaveLength(2);
});
