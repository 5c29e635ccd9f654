import { expect, test } from 'vitest';
import { en } from './en';
import { zh } from './zh';

const han = /\p{Script=Han}/u;

function messageTexts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  // Placeholders are filled with digits, which no assertion matches.
  if (typeof value === 'function')
    return messageTexts((value as (...args: number[]) => unknown)(2, 3), path);
  return Object.entries(value as object).flatMap(([key, each]) =>
    messageTexts(each, `${path}.${key}`),
  );
}

test('English messages contain no Chinese except the museum’s name', () => {
  const chinese = messageTexts(en).filter(([, text]) => han.test(text));
  expect(chinese).toEqual([['.siteNameLatin', '云泽博物馆']]);
});

test('no message of either language is empty', () => {
  expect(
    [...messageTexts(zh), ...messageTexts(en)].filter(([, text]) => text.trim() === ''),
  ).toEqual([]);
});

test('navigation landmarks that share a page have different names', () => {
  for (const { menu, articles } of [zh, en]) {
    const names = [menu.main, menu.breadcrumbs, menu.side, articles.inThisArea];
    expect(new Set(names).size).toBe(names.length);
  }
});
