import { expect, test } from 'vitest';
import { excerpt, plainText } from './excerpt';

test('excerpt keeps a short text and joins its lines', () => {
  expect(excerpt('  a\n b  ')).toBe('a b');
  expect(excerpt('', 5)).toBe('');
  expect(excerpt('一二三四五', 5)).toBe('一二三四五');
});

test('excerpt cuts a long text at a grapheme boundary', () => {
  expect(excerpt('一二三四五六', 5)).toBe('一二三四…');
  expect(excerpt('𠀀𠀁𠀂𠀃', 3)).toBe('𠀀𠀁…');
  expect(excerpt('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
});

test('plainText returns the text without tags', () => {
  expect(plainText('<p>一 <em>二</em>三</p><p>a &amp; b</p>')).toBe('一 二三 a & b');
});
