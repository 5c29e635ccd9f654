import { expect, onTestFinished, test, vi } from 'vitest';
import { accessTokenKey, readAccessToken } from './access-token';

test('readAccessToken returns the stored token, undefined if it is empty or missing', () => {
  window.localStorage.setItem(accessTokenKey, 'secret');
  expect(readAccessToken()).toBe('secret');
  window.localStorage.setItem(accessTokenKey, '');
  expect(readAccessToken()).toBeUndefined();
  window.localStorage.removeItem(accessTokenKey);
  expect(readAccessToken()).toBeUndefined();
});

test('readAccessToken returns undefined when storage access throws', () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  onTestFinished(() => storage.mockRestore());
  expect(readAccessToken()).toBeUndefined();
});

test.each([
  ['characters of no header', '林晚'],
  ['a line end', 'a\nb'],
  ['5,000 characters', 'a'.repeat(5000)],
])('readAccessToken returns undefined for a stored text with %s', (_, text) => {
  window.localStorage.setItem(accessTokenKey, text);
  expect(readAccessToken()).toBeUndefined();
  window.localStorage.removeItem(accessTokenKey);
});
