import { expect, test } from 'vitest';
import { toPinyinLetters, toPinyinReadings, termsToPinyin } from './pinyin';

test('the contextual reading of a character precedes its other readings', () => {
  const [, music] = toPinyinReadings('音乐').split(' ');
  const [, joy] = toPinyinReadings('快乐').split(' ');
  expect(music).toMatch(/^yue\/(.*\/)?le\b/);
  expect(joy).toMatch(/^le\/(.*\/)?yue\b/);
});

test('readings ignore punctuation and Latin words and keep line breaks', () => {
  expect(toPinyinReadings('《论语》\nTLV')).toMatch(/^lun\S* yu\S*\n$/);
});

test('readings write ü as v, include rare characters and have ? for unknown ones', () => {
  expect(toPinyinReadings('绿')).toContain('lv');
  expect(toPinyinLetters('簋甗觥盉罍')).toBe('guiyangonghelei');
  expect(toPinyinReadings('𪚥')).toBe('?');
  expect(toPinyinLetters('𪚥')).toBe('');
});

test('a keyword of Chinese and letters is converted to pinyin as a whole', () => {
  const term = (kind: 'han' | 'word', text: string) => ({ kind, text });
  expect(termsToPinyin([term('han', '青铜'), term('word', 'ding')])).toBe('qingtongding');
  expect(termsToPinyin([term('word', 'yz'), term('word', '1958')])).toBe('');
});
