import { expect, test } from 'vitest';
import { en } from './en';
import { zh } from './zh';

const han = /\p{Script=Han}/u;

function words(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  // A sentence with gaps is filled with figures, so that only its own words count.
  if (typeof value === 'function')
    return words((value as (...gaps: number[]) => unknown)(2, 3), path);
  return Object.entries(value as object).flatMap(([key, each]) => words(each, `${path}.${key}`));
}

test('the English dictionary is English, but for the museum’s Chinese name', () => {
  const chinese = words(en).filter(([, text]) => han.test(text));
  expect(chinese).toEqual([['.siteNameLatin', '云泽博物馆']]);
});

test('no text in either dictionary is empty', () => {
  expect([...words(zh), ...words(en)].filter(([, text]) => text.trim() === '')).toEqual([]);
});
