import { expect, test } from 'vitest';
import { escapeXml } from './xml';

test('mark-up is escaped', () => {
  expect(escapeXml('<a b="c">&amp;')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;amp;');
});

test('what XML has no place for is left out, rare characters stay', () => {
  expect(escapeXml('a\u0000\u0008\u001b\ufffeb\tc\nd')).toBe('ab\tc\nd');
  expect(escapeXml('x\ud800y\udc00z')).toBe('xyz');
  expect(escapeXml('𠀀簋😀')).toBe('𠀀簋😀');
});
