import { expect, test } from 'vitest';
import { pairsOfSounds, soundElements, splitInitials, splitLetters, syllablesIn } from './sounds';

const syllables = new Set(['qing', 'tong', 'ding', 'xi', 'an', 'xian', 'di']);

test('sound of a text is its pairs of syllables and its initials, in every reading, line by line', () => {
  expect(soundElements('qing tong ding\nyue/le lv')).toEqual([
    ...['qing tong', '=qtd', 'tong ding', '=td', 'ding ', '=d'],
    ...['yue lv', 'yue lu', 'le lv', 'le lu', '=yl', '=ll', 'lv ', 'lu ', '=l'],
  ]);
  expect(soundElements('qing ? ding')).toEqual(['qing ', '=q', 'ding ', '=d']);
  expect(soundElements('')).toEqual([]);
  expect(syllablesIn('yue/le lv\n? qing')).toEqual(['yue', 'le', 'lv', 'lu', 'qing']);
});

test('letters are split into syllables, the last of which may be incomplete', () => {
  expect(splitLetters('qingtongd', syllables)).toEqual([{ whole: ['qing tong'], begin: 'tong d' }]);
  expect(splitLetters('xian', syllables)).toEqual([
    { whole: [], begin: 'xian' },
    { whole: [], begin: 'xi an' },
  ]);
  expect(splitLetters('qingx', syllables, { isComplete: true })).toEqual([]);
  expect(splitLetters('ding', syllables, { isComplete: true })).toEqual([
    { whole: [], begin: 'ding ' },
  ]);
  expect(splitLetters('bronze', syllables)).toEqual([]);
});

test('letters as initials are triples, or the begin of one', () => {
  expect(splitInitials('qtdx')).toEqual({ whole: ['=qtd', '=tdx'], begin: undefined });
  expect(splitInitials('qt')).toEqual({ whole: [], begin: '=qt' });
});

test('pairs of sounds have every reading of both characters', () => {
  expect(pairsOfSounds('yin yue/le')).toEqual([['yin yue', 'yin le']]);
});
