import { expect, test } from 'vitest';
import { roleNamesFor } from './role-names';

const both = [roleNamesFor('zh-CN'), roleNamesFor('en')] as const;
const names = Object.keys(both[0]).filter((name) => name !== ', ');

test.each(names)('"%s" has a Chinese and an English name', (name) => {
  expect(both[0][name]).toMatch(/^#?[\u4e00-\u9fff]+$/);
  expect(both[1][name]).toMatch(/^[a-z]+( [a-z]+)*( #)?$/);
});

test.each(names.filter((name) => /^[[:]/.test(name)))(
  'the state "%s" is a selector',
  (selector) => {
    expect(document.documentElement.matches(selector)).toBe(false);
  },
);

test.each([
  ['textbox', 'text field'],
  ['link', 'link'],
  ['not checked', 'not checked'],
  ['[aria-pressed=true]', 'pressed'],
])('the English name of "%s" is "%s"', (key, name) => {
  expect(both[1][key]).toBe(name);
});

test.each(['password', 'file', 'date', 'color', 'video', 'iframe', 'audio'])(
  'the input or media type "%s" has a Chinese name',
  (type) => {
    expect(both[0][type]).toMatch(/^[\u4e00-\u9fff]+$/);
  },
);

test.each([
  ['en', 'link'],
  ['en-GB', 'link'],
  ['EN', 'link'],
  ['zh-CN', '链接'],
  ['zh', '链接'],
  ['', '链接'],
  ['eng-x', '链接'],
  ['fr', '链接'],
])('the role name of a link in "%s" is %s', (lang, name) => {
  expect(roleNamesFor(lang)['link']).toBe(name);
});

test.each(['', 'row', 'tooltip', 'toString'])('the role "%s" has no spoken name', (role) => {
  for (const roleNames of both) expect(roleNames[role]).toBeUndefined();
});

test('the name of a heading has a placeholder for its level in both languages', () => {
  for (const roleNames of both) expect(roleNames['heading']?.split('#')).toHaveLength(2);
});
