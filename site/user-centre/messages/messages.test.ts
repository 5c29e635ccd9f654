import { expect, test } from 'vitest';
import { en } from './messages-en';
import { zh } from './messages-zh';

/** All messages of a language, with 'X' as argument of functions. */
function texts(messages: object): string[] {
  return Object.values(messages).flatMap((message: unknown) => {
    if (typeof message === 'string') return [message];
    if (typeof message === 'function')
      return [String((message as (value: unknown) => unknown)('X'))];
    return texts(message as object);
  });
}

test('all Chinese messages contain Chinese characters, and no English one does or is empty', () => {
  expect(texts(zh).filter((text) => !/[\u4e00-\u9fff]/.test(text))).toEqual([]);
  expect(texts(en).filter((text) => /[\u3000-\u9fff\uff00-\uffef]/.test(text))).toEqual([]);
  expect(texts(en).filter((text) => text.trim() === '')).toEqual([]);
});
