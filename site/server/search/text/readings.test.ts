import { expect, test } from 'vitest';
import { lettersOf, readingsOf, soundOf } from './readings';

test('the contextual reading of a character precedes its other readings', () => {
  const [, music] = readingsOf('音乐').split(' ');
  const [, joy] = readingsOf('快乐').split(' ');
  expect(music).toMatch(/^yue\/(.*\/)?le\b/);
  expect(joy).toMatch(/^le\/(.*\/)?yue\b/);
});

test('readings ignore punctuation and Latin words and keep line breaks', () => {
  expect(readingsOf('《论语》\nTLV')).toMatch(/^lun\S* yu\S*\n$/);
});

test('readings write ü as v, include rare characters and have ? for unknown ones', () => {
  expect(readingsOf('绿')).toContain('lv');
  expect(lettersOf('簋甗觥盉罍')).toBe('guiyangonghelei');
  expect(readingsOf('𪚥')).toBe('?');
  expect(lettersOf('𪚥')).toBe('');
});

test('a keyword of Chinese and letters is converted to pinyin as a whole', () => {
  const term = (kind: 'han' | 'word', text: string) => ({ kind, text });
  expect(soundOf([term('han', '青铜'), term('word', 'ding')])).toBe('qingtongding');
  expect(soundOf([term('word', 'yz'), term('word', '1958')])).toBe('');
});
