import { expect, test } from 'vitest';
import { appTokenKey, readAppToken } from './app-token';

test('the token of a visitor who is logged in', () => {
  window.localStorage.setItem(appTokenKey, 'secret');
  expect(readAppToken(() => window.localStorage)).toBe('secret');
  window.localStorage.setItem(appTokenKey, '');
  expect(readAppToken(() => window.localStorage)).toBeUndefined();
  window.localStorage.removeItem(appTokenKey);
  expect(readAppToken(() => window.localStorage)).toBeUndefined();
});

test('closed storage means that nobody is logged in', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(readAppToken(closed)).toBeUndefined();
});
