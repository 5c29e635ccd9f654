import { expect, test } from 'vitest';
import { parseTestQuery } from '../testing/index-of';
import { resolveTerms, type HitText } from './resolve-terms';
import { toPinyinReadings } from '../text/pinyin';
import { highlightText, createSnippet } from './snippet';

const ding: HitText = {
  title: '兽面纹青铜鼎',
  facts: '商 · 青铜器 · 云泽博物馆',
  body: '这件青铜鼎三足两耳。',
};

const show = (keyword: string, record: HitText) => {
  const { title, facts } = record;
  const readings = {
    titleReadings: toPinyinReadings(title),
    // Indexed facts have one line each, followed by the title in the other language.
    factsReadings: toPinyinReadings(`${facts.replaceAll(' · ', '\n')}\n外文题名`),
  };
  const terms = resolveTerms({ ...record, ...readings }, parseTestQuery(keyword).terms);
  return [highlightText(record.title, terms), createSnippet(record, terms)];
};

test.each([
  ['full pinyin', 'qingtongding'],
  ['pinyin with tone numbers', 'qing1tong2ding3'],
  ['initials', 'qtd'],
  ['the beginning of pinyin', 'qingtongdi'],
  ['a homophone', '青童鼎'],
  ['the traditional script', '青銅鼎'],
  ['pinyin with a typo', 'qingtogding'],
])('a hit for %s highlights the characters that it stands for', (_, keyword) => {
  expect(show(keyword, ding)).toEqual([
    '兽面纹<mark>青铜鼎</mark>',
    '这件<mark>青铜鼎</mark>三足两耳。',
  ]);
});

test.each([
  ['one wrong character', '兽面文青铜鼎', '<mark>兽面纹青铜鼎</mark>'],
  ['one extra character', '兽面花纹青铜鼎', '<mark>兽面纹青铜鼎</mark>'],
  ['Chinese and pinyin together', '青铜 ding', '兽面纹<mark>青铜</mark><mark>鼎</mark>'],
  ['pinyin of two separate words', 'shoumianding', '<mark>兽面</mark>纹青铜<mark>鼎</mark>'],
  ['a keyword that does not occur', 'xyzzy', '兽面纹青铜鼎'],
])('the title of a hit for %s is highlighted as written', (_, keyword, title) => {
  expect(show(keyword, ding)[0]).toBe(title);
});

test('a pinyin match in the facts is highlighted before the start of the body', () => {
  const [title, snippet] = show('bowuguan', ding);
  expect(title).toBe('兽面纹青铜鼎');
  expect(snippet).toBe('云泽<mark>博物馆</mark> · 这件青铜鼎三足两耳。');
});

test('matches of a mistyped English word are highlighted in title and body', () => {
  const record = { title: 'Bronze ding', facts: '', body: 'Cast in Bronze, with bronzes.' };
  expect(show('brozne', record)).toEqual([
    '<mark>Bronze</mark> ding',
    'Cast in <mark>Bronze</mark>, with <mark>bronzes</mark>.',
  ]);
  expect(show('bronez', { ...record, title: '鼎' })[1]).toContain('<mark>Bronze</mark>');
});

test('a pinyin match is highlighted across punctuation in a title', () => {
  const record = { title: '郭熙《树色·平远图》卷', facts: '', body: '' };
  expect(show('shusepingyuan', record)[0]).toBe('郭熙《<mark>树色·平远</mark>图》卷');
});

test('pinyin with v or u for ü is highlighted', () => {
  const record = { title: '绿釉陶仓', facts: '', body: '' };
  expect(show('lvyou', record)[0]).toBe('<mark>绿釉</mark>陶仓');
  expect(show('luyou', record)[0]).toBe('<mark>绿釉</mark>陶仓');
});
