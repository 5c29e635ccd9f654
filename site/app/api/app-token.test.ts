import { expect, test } from 'vitest';
import { appTokenKey, readAppToken } from './app-token';

test('readAppToken returns the stored token, undefined if it is empty or missing', () => {
  window.localStorage.setItem(appTokenKey, 'secret');
  expect(readAppToken(() => window.localStorage)).toBe('secret');
  window.localStorage.setItem(appTokenKey, '');
  expect(readAppToken(() => window.localStorage)).toBeUndefined();
  window.localStorage.removeItem(appTokenKey);
  expect(readAppToken(() => window.localStorage)).toBeUndefined();
});

test('readAppToken returns undefined when storage access throws', () => {
  const blockedStorage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(readAppToken(blockedStorage)).toBeUndefined();
});
