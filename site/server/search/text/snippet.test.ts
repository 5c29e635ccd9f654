import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { queryOf } from '../testing/index-of';
import { snippetOf } from './snippet';

const snippet = (keyword: string, body: string, facts = '') =>
  snippetOf({ body, facts }, queryOf(keyword).terms);
const long = (text: string) =>
  `${'前言很长，说了许多别的事情。'.repeat(20)}${text}${'后面也很长。'.repeat(30)}`;

test('it stands around the match and marks it', () => {
  const html = snippet('青铜鼎', long('这是一件青铜鼎，三足两耳。'));
  expect(html).toContain('<mark>青铜鼎</mark>，三足两耳。');
  expect(html).toMatch(/^….*…$/);
  expect(html.replace(/<\/?mark>/g, '').length).toBeLessThanOrEqual(125);
});

test('it begins with the sentence where that is near', () => {
  expect(snippet('青铜鼎', long('这是青铜鼎。'))).toMatch(/^…这是<mark>青铜鼎<\/mark>/);
});

test.each([
  ['in the other script', '銅鏡', '一面铜镜，圆形', '一面<mark>铜镜</mark>，圆形'],
  ['over marks', '论语学而', '《论语》“学而”篇', '《<mark>论语》“学而</mark>”篇'],
  ['apart', '青铜鼎', '青铜铸成，是鼎', '<mark>青铜</mark>铸成，是<mark>鼎</mark>'],
  [
    'as another form of the word',
    'vessels',
    'A Vessel, for vessels.',
    'A <mark>Vessel</mark>, for <mark>vessels</mark>.',
  ],
  ['with accents', 'cloisonne', 'A cloisonné box', 'A <mark>cloisonné</mark> box'],
  ['in a rare character', '𪚥', '一条𪚥在飞', '一条<mark>𪚥</mark>在飞'],
])('it marks what matches %s', (_, keyword, body, html) => {
  expect(snippet(keyword, body)).toBe(html);
});

test('of several places it takes the one with most of the words', () => {
  const html = snippet('龙 凤', long('龙在前。') + long('龙与凤在后。'));
  expect(html).toContain('<mark>龙</mark>与<mark>凤</mark>');
});

test('without a match in the text it shows the facts, else how the text begins', () => {
  expect(snippet('商', '三足两耳。', '商 · 青铜器')).toBe('<mark>商</mark> · 青铜器');
  expect(snippet('qtd', '三足两耳。', '商')).toBe('三足两耳。');
  expect(snippet('qtd', '', '商')).toBe('商');
  expect(snippet('qtd', '')).toBe('');
});

test('hostile text stays text, also beside a mark', () => {
  expect(snippet('鼎', '<img src=x onerror=alert(1)>鼎</mark><script>&"')).toBe(
    '&lt;img src=x onerror=alert(1)&gt;<mark>鼎</mark>&lt;/mark&gt;&lt;script&gt;&amp;&quot;',
  );
});

test('whatever the text and the keyword, the only tags are marks, each closed', () => {
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

test('an excerpt begins and ends between words, and Chinese is parted anywhere', () => {
  const words = 'alphabet bravissimo cloisonne dragonflies '.repeat(10);
  const html = snippet('vessel', `${words}vessel ${words}`)
    .replace(/<\/?mark>|…/g, '')
    .trim();
  const whole = new Set([...words.trim().split(' '), 'vessel']);
  expect(html.split(' ').filter((word) => !whole.has(word))).toEqual([]);
});
