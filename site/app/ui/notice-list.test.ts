import { expect, test } from 'vitest';
import { addNotice, type Notice } from './notice-list';

const failed = (text: string): Notice => ({ kind: 'failed', text });

test('the same text is never there twice', () => {
  const once = addNotice([], failed('服务不可用'));
  expect(addNotice(once, failed('服务不可用'))).toBe(once);
});

test('at most three are on the screen: the oldest gives way', () => {
  const shown = ['a', 'b', 'c', 'd'].reduce<readonly Notice[]>(
    (list, text) => addNotice(list, failed(text)),
    [],
  );
  expect(shown.map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});
