import { expect, test } from 'vitest';
import { languageRuns, lineLanguageRuns } from './language-runs';

test('Chinese words with their punctuation are a run of an English text', () => {
  expect(languageRuns('Book of Songs 《诗经》, read', 'en')).toEqual([
    { text: 'Book of Songs 《' },
    { text: '诗经》', lang: 'zh' },
    { text: ', read' },
  ]);
});

test('an English phrase of three words is a run of a Chinese text, two words are not', () => {
  expect(
    languageRuns('克利夫兰艺术博物馆，Severance and Greta Millikin Purchase Fund 购藏', 'zh'),
  ).toEqual([
    { text: '克利夫兰艺术博物馆，' },
    { text: 'Severance and Greta Millikin Purchase Fund', lang: 'en' },
    { text: ' 购藏' },
  ]);
  expect(languageRuns('Nigel Wood：《Chinese Glazes》，A & C Black，1999年。', 'zh')).toEqual([
    { text: 'Nigel Wood：《Chinese Glazes》，' },
    { text: 'A & C Black', lang: 'en' },
    { text: '，1999年。' },
  ]);
  expect(languageRuns('按 CC BY 2.0 授权', 'zh')).toEqual([{ text: '按 CC BY 2.0 授权' }]);
});

test('a wholly English line on a Chinese page is one run, numbers and units are none', () => {
  expect(lineLanguageRuns('Yunze Museum · CC0', 'zh')).toEqual([
    { text: 'Yunze Museum · CC0', lang: 'en' },
  ]);
  expect(lineLanguageRuns('28.9', 'zh')).toEqual([{ text: '28.9' }]);
  expect(lineLanguageRuns('', 'zh')).toEqual([]);
});
