import { expect, test } from 'vitest';
import { trimBrackets } from './trim-brackets';

test.each([
  ['Western Zhou dynasty ( 1046–771 BC ), late', 'Western Zhou dynasty (1046–771 BC), late'],
  ['西周（ 前1046—前771 ）', '西周（前1046—前771）'],
  ['Qing dynasty (1644–1911) , reign', 'Qing dynasty (1644–1911) , reign'],
  ['', ''],
])('the text “%s” has no blanks inside its brackets', (text, trimmed) => {
  expect(trimBrackets(text)).toBe(trimmed);
});
