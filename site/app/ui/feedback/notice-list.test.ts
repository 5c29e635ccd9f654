import { expect, test } from 'vitest';
import { addNotice, type Notice } from './notice-list';

const failed = (text: string): Notice => ({ kind: 'failed', text });

test('a notice whose text is already shown is not added', () => {
  const once = addNotice([], failed('服务不可用'));
  expect(addNotice(once, failed('服务不可用'))).toBe(once);
});

test('a fourth notice removes the oldest', () => {
  const shown = ['a', 'b', 'c', 'd'].reduce<readonly Notice[]>(
    (list, text) => addNotice(list, failed(text)),
    [],
  );
  expect(shown.map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});
