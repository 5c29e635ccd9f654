import { expect, test } from 'vitest';
import { wordsFor } from '.';
import { en } from './en';
import { shows } from '../states';

const states = shows.map(([state]) => state);
const checks = ['checked', 'not checked', 'partly checked', 'on', 'off'];

test.each([...Object.keys(en), ...states, ...checks])(
  '"%s" has a Chinese translation and an English word',
  (name) => {
    expect(wordsFor('zh-CN')(name)).toMatch(/^#?[\u4e00-\u9fff]+$/);
    expect(wordsFor('en')(name)).toBe(en[name] ?? name);
  },
);

test.each(['password', 'file', 'date', 'color', 'video', 'iframe', 'audio'])(
  'the kind "%s" has a Chinese translation',
  (kind) => {
    expect(wordsFor('zh-CN')(kind)).toMatch(/^[\u4e00-\u9fff]+$/);
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
])('the word for a link in "%s" is %s', (lang, word) => {
  expect(wordsFor(lang)('link')).toBe(word);
});

test.each(['', 'row', 'tooltip', 'toString'])('the role "%s" has no spoken word', (role) => {
  for (const lang of ['zh-CN', 'en']) expect(wordsFor(lang)(role)).toBe('');
});

test('the word for a heading has a placeholder for its level in both languages', () => {
  for (const lang of ['zh-CN', 'en']) expect(wordsFor(lang)('heading').split('#')).toHaveLength(2);
});
