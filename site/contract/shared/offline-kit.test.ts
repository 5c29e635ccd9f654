import { expect, test } from 'vitest';
import { callKey, fileKey } from './offline-kit';

test('call has the same key as JSON, form and query, in any order of its fields', () => {
  const key = '/offline/call/api/x?id=a+b&siteId=1';
  expect(callKey('/api/x', '{"siteId":"1","id":"a b"}')).toBe(key);
  expect(callKey('/api/x', 'siteId=1&id=a+b')).toBe(key);
  expect(callKey('/api/x?siteId=1&id=a%20b', '')).toBe(key);
});

test('picture has the same key in every size and file type', () => {
  for (const path of ['/media/0a1f-320.avif', '/media/0a1f-960.webp', '/media/0a1f.jpg']) {
    expect(fileKey(path)).toBe('/media/0a1f');
  }
});

test('key of any other file is its path', () => {
  for (const path of ['/tts?le=zh&audio=a', '/assets/main-abc.js', '/media/0a1f.mp3']) {
    expect(fileKey(path)).toBe(path);
  }
});
