import { expect, test } from 'vitest';
import { roleNamesFor } from './role-names';
import { roleNamesEn } from './role-names-en';
import { stateSelectors } from '../reading/states';

const states = stateSelectors.map(([state]) => state);
const checks = ['checked', 'not checked', 'partly checked', 'on', 'off'];

test.each([...Object.keys(roleNamesEn), ...states, ...checks])(
  '"%s" has a Chinese and an English name',
  (name) => {
    expect(roleNamesFor('zh-CN')(name)).toMatch(/^#?[\u4e00-\u9fff]+$/);
    expect(roleNamesFor('en')(name)).toBe(roleNamesEn[name] ?? name);
  },
);

test.each(['password', 'file', 'date', 'color', 'video', 'iframe', 'audio'])(
  'the input or media type "%s" has a Chinese name',
  (type) => {
    expect(roleNamesFor('zh-CN')(type)).toMatch(/^[\u4e00-\u9fff]+$/);
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
  expect(roleNamesFor(lang)('link')).toBe(name);
});

test.each(['', 'row', 'tooltip', 'toString'])('the role "%s" has no spoken name', (role) => {
  for (const lang of ['zh-CN', 'en']) expect(roleNamesFor(lang)(role)).toBe('');
});

test('the name of a heading has a placeholder for its level in both languages', () => {
  for (const lang of ['zh-CN', 'en'])
    expect(roleNamesFor(lang)('heading').split('#')).toHaveLength(2);
});
