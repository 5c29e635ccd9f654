import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml';

test('escapeXml escapes markup', () => {
  expect(escapeXml('<a b="c">&amp;')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;amp;');
});

test('escapeXml removes invalid XML characters and keeps supplementary ones', () => {
  expect(escapeXml('a\u0000\u0008\u001b\ufffeb\tc\nd')).toBe('ab\tc\nd');
  expect(escapeXml('x\ud800y\udc00z')).toBe('xyz');
  expect(escapeXml('𠀀簋😀')).toBe('𠀀簋😀');
});
