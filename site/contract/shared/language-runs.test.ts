import { expect, test } from 'vitest';
import { splitByLanguage, splitLineByLanguage } from './language-runs';

test('Chinese words and their punctuation within an English text become a run with lang="zh"', () => {
  expect(splitByLanguage('Book of Songs 《诗经》, read', 'en')).toEqual([
    { text: 'Book of Songs 《' },
    { text: '诗经》', lang: 'zh' },
    { text: ', read' },
  ]);
});

test('an English phrase of three words within a Chinese text becomes a run, one of two words does not', () => {
  expect(
    splitByLanguage('克利夫兰艺术博物馆，Severance and Greta Millikin Purchase Fund 购藏', 'zh'),
  ).toEqual([
    { text: '克利夫兰艺术博物馆，' },
    { text: 'Severance and Greta Millikin Purchase Fund', lang: 'en' },
    { text: ' 购藏' },
  ]);
  expect(splitByLanguage('Nigel Wood：《Chinese Glazes》，A & C Black，1999年。', 'zh')).toEqual([
    { text: 'Nigel Wood：《Chinese Glazes》，' },
    { text: 'A & C Black', lang: 'en' },
    { text: '，1999年。' },
  ]);
  expect(splitByLanguage('按 CC BY 2.0 授权', 'zh')).toEqual([{ text: '按 CC BY 2.0 授权' }]);
});

test('an English line on a Chinese page becomes one run, a number or an empty line does not', () => {
  expect(splitLineByLanguage('Yunze Museum · CC0', 'zh')).toEqual([
    { text: 'Yunze Museum · CC0', lang: 'en' },
  ]);
  expect(splitLineByLanguage('28.9', 'zh')).toEqual([{ text: '28.9' }]);
  expect(splitLineByLanguage('', 'zh')).toEqual([]);
});
