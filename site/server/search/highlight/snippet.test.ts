import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { parseTestQuery } from '../testing/index-of';
import { createSnippet } from './snippet';

const snippet = (keyword: string, body: string, facts = '', title = '') =>
  createSnippet({ title, body, facts }, parseTestQuery(keyword).terms);
const long = (text: string) =>
  `${'前言很长，说了许多别的事情。'.repeat(20)}${text}${'后面也很长。'.repeat(30)}`;

test('a snippet surrounds the match and highlights it', () => {
  const html = snippet('青铜鼎', long('这是一件青铜鼎，三足两耳。'));
  expect(html).toContain('<mark>青铜鼎</mark>，三足两耳。');
  expect(html).toMatch(/^….*…$/);
  expect(html.replace(/<\/?mark>/g, '').length).toBeLessThanOrEqual(125);
});

test('a snippet begins at a sentence start near the match', () => {
  expect(snippet('青铜鼎', long('这是青铜鼎。'))).toMatch(/^…这是<mark>青铜鼎<\/mark>/);
});

test.each([
  ['in the other script', '銅鏡', '一面铜镜，圆形', '一面<mark>铜镜</mark>，圆形'],
  ['across punctuation', '论语学而', '《论语》“学而”篇', '《<mark>论语》“学而</mark>”篇'],
  ['as separate words', '青铜鼎', '青铜铸成，是鼎', '<mark>青铜</mark>铸成，是<mark>鼎</mark>'],
  [
    'as another inflection',
    'vessels',
    'A Vessel, for vessels.',
    'A <mark>Vessel</mark>, for <mark>vessels</mark>.',
  ],
  ['with accents', 'cloisonne', 'A cloisonné box', 'A <mark>cloisonné</mark> box'],
  ['in a rare character', '𪚥', '一条𪚥在飞', '一条<mark>𪚥</mark>在飞'],
])('a snippet highlights a match %s', (_, keyword, body, html) => {
  expect(snippet(keyword, body)).toBe(html);
});

test('a snippet shows the part with the most different terms', () => {
  const html = snippet('龙 凤', long('龙在前。') + long('龙与凤在后。'));
  expect(html).toContain('<mark>龙</mark>与<mark>凤</mark>');
});

test('a snippet without a match in the body shows only the matching facts, then the start of the body', () => {
  expect(snippet('商', '三足两耳。', '商 · 青铜器 · CC BY 4.0')).toBe(
    '<mark>商</mark> · 三足两耳。',
  );
  expect(snippet('商', '', '商 · 青铜器')).toBe('<mark>商</mark> · 青铜器');
  expect(snippet('qtd', '三足两耳。', '商')).toBe('三足两耳。');
  expect(snippet('qtd', '', '商')).toBe('商');
  expect(snippet('qtd', '')).toBe('');
});

test.each([
  ['a sentence', 'Bronze bell', 'Bronze bell. A bell of bronze.', 'A <mark>bell</mark> of bronze.'],
  [
    'a clause',
    '铜钟',
    '铜钟，西周。这口钟（bell）完整。',
    '西周。这口钟（<mark>bell</mark>）完整。',
  ],
  ['part of a word', 'Bronze bell', 'Bronze bells rang.', 'Bronze <mark>bells</mark> rang.'],
  ['the whole body', 'Bronze bell', 'Bronze bell.', 'Bronze <mark>bell</mark>.'],
])('a snippet leaves out a title that begins the body as a sentence or clause: %s', (...row) => {
  const [, title, body, html] = row;
  expect(snippet('bell', body, '', title)).toBe(html);
});

test('a snippet escapes HTML in the text', () => {
  expect(snippet('鼎', '<img src=x onerror=alert(1)>鼎</mark><script>&"')).toBe(
    '&lt;img src=x onerror=alert(1)&gt;<mark>鼎</mark>&lt;/mark&gt;&lt;script&gt;&amp;&quot;',
  );
});

test('a snippet of any text and keyword contains no tags but balanced mark elements', () => {
  const piece = fc.constantFrom(
    '鼎',
    '<',
    '>',
    '&',
    '"',
    'a',
    'É',
    '𪚥',
    '㎝',
    ' ',
    '\n',
    '。',
    '<mark>',
    '</mark>',
  );
  const texts = fc.array(piece, { maxLength: 200 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, fc.oneof(texts, fc.string({ maxLength: 40 })), (body, keyword) => {
      const html = snippet(keyword, body, body);
      const plain = html.replaceAll('<mark>', '').replaceAll('</mark>', '');
      expect(plain).not.toMatch(/[<>"]/);
      expect(serialize(parseFragment(html)).replaceAll('"', '&quot;')).toBe(html);
      expect(plain).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

test('a snippet of English text begins and ends at word boundaries', () => {
  const words = 'alphabet bravissimo cloisonne dragonflies '.repeat(10);
  const html = snippet('vessel', `${words}vessel ${words}`)
    .replace(/<\/?mark>|…/g, '')
    .trim();
  const whole = new Set([...words.trim().split(' '), 'vessel']);
  expect(html.split(' ').filter((word) => !whole.has(word))).toEqual([]);
});
