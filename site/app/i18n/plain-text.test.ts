import { expect, test } from 'vitest';
import { firstSentences, plainText } from './plain-text';

test('plainText removes tags, scripts and comments and decodes entities', () => {
  expect(plainText('<p>圆腹，<a href="#/x">双耳</a>。</p><p>A &amp; B</p>')).toBe(
    '圆腹， 双耳 。 A & B',
  );
  expect(plainText('<script>alert(1)</script><!-- x -->鼎')).toBe('鼎');
  expect(plainText('&lt;b&gt;')).toBe('<b>');
});

test('firstSentences splits Chinese and English sentences', () => {
  const zh = '圆腹。上立双耳！“下承三足。”腹部饰饕餮纹。';
  expect(firstSentences(zh, 3)).toBe('圆腹。上立双耳！“下承三足。”');
  const en = 'Height 28.9 cm. It was cast. It is green. The end.';
  expect(firstSentences(en, 2)).toBe('Height 28.9 cm. It was cast.');
  expect(firstSentences('没有句号', 2)).toBe('没有句号');
  expect(firstSentences('', 2)).toBe('');
});
