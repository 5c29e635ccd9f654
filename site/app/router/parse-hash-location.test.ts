import { expect, test } from 'vitest';
import { parseHashLocation } from './parse-hash-location';

test.each([
  ['', '/', ''],
  ['#/', '/', ''],
  ['#/News?page=2', '/News', 'page=2'],
  ['#/Search?keyword=a?b', '/Search', 'keyword=a?b'],
  ['#?x=1', '/', 'x=1'],
])('hash “%s” is parsed into path and query', (hash, pathname, search) => {
  expect(parseHashLocation(hash)).toEqual({ pathname, search });
});
