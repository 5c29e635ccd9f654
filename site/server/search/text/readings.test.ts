import { expect, test } from 'vitest';
import { lettersOf, readingsOf, soundOf } from './readings';

test('the reading that fits its place comes first, the others after it', () => {
  const [, music] = readingsOf('音乐').split(' ');
  const [, joy] = readingsOf('快乐').split(' ');
  expect(music).toMatch(/^yue\/(.*\/)?le\b/);
  expect(joy).toMatch(/^le\/(.*\/)?yue\b/);
});

test('marks and other words part nothing, lines stay apart', () => {
  expect(readingsOf('《论语》\nTLV')).toMatch(/^lun\S* yu\S*\n$/);
});

test('ü is written v, rare characters are read, unknown ones are marked', () => {
  expect(readingsOf('绿')).toContain('lv');
  expect(lettersOf('簋甗觥盉罍')).toBe('guiyangonghelei');
  expect(readingsOf('𪚥')).toBe('?');
  expect(lettersOf('𪚥')).toBe('');
});

test('a keyword is read aloud as a whole, Chinese and letters alike', () => {
  const term = (kind: 'han' | 'word', text: string) => ({ kind, text });
  expect(soundOf([term('han', '青铜'), term('word', 'ding')])).toBe('qingtongding');
  expect(soundOf([term('word', 'yz'), term('word', '1958')])).toBe('');
});
