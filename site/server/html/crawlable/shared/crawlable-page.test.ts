import { expect, test } from 'vitest';
import { excerpt } from './crawlable-page';

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
