import { expect, test } from 'vitest';
import { accessTokenKey, readAccessToken } from './access-token';

test('readAppToken returns the stored token, undefined if it is empty or missing', () => {
  window.localStorage.setItem(accessTokenKey, 'secret');
  expect(readAccessToken(() => window.localStorage)).toBe('secret');
  window.localStorage.setItem(accessTokenKey, '');
  expect(readAccessToken(() => window.localStorage)).toBeUndefined();
  window.localStorage.removeItem(accessTokenKey);
  expect(readAccessToken(() => window.localStorage)).toBeUndefined();
});

test('readAppToken returns undefined when storage access throws', () => {
  const blockedStorage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(readAccessToken(blockedStorage)).toBeUndefined();
});
