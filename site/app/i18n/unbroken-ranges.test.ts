import { expect, test } from 'vitest';
import { unbrokenRanges } from './unbroken-ranges';

test.each([
  ['Tuesday–Sunday 9:00–17:00', 'Tuesday–Sunday 9:00\u2060–\u206017:00'],
  ['9:00—12:00、13:30—17:00', '9:00\u2060—\u206012:00、13:30\u2060—\u206017:00'],
  ['陶亦农（1921—2004）', '陶亦农（1921\u2060—\u20602004）'],
  ['7 March 2026 – 1 May 2027, by 16:30—or', '7 March 2026 – 1 May 2027, by 16:30—or'],
])('line breaks are prevented inside the ranges of “%s” only', (text, expected) => {
  expect(unbrokenRanges(text)).toBe(expected);
});
