import { expect, test } from 'vitest';
import { unbrokenTimes } from './unbroken-times';

test.each([
  ['Tuesday–Sunday 9:00–17:00', 'Tuesday–Sunday 9:00\u2060–\u206017:00'],
  ['9:00—12:00、13:30—17:00', '9:00\u2060—\u206012:00、13:30\u2060—\u206017:00'],
  ['by 16:30 - or 2020–2026', 'by 16:30 - or 2020–2026'],
])('line breaks are prevented inside the time ranges of “%s” only', (text, expected) => {
  expect(unbrokenTimes(text)).toBe(expected);
});
