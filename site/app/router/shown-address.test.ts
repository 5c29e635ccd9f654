import { expect, test } from 'vitest';
import { shownAddress } from './shown-address';

test.each([
  ['', '/', ''],
  ['#/', '/', ''],
  ['#/News?page=2', '/News', 'page=2'],
  ['#/Search?keyword=a?b', '/Search', 'keyword=a?b'],
  ['#?x=1', '/', 'x=1'],
])('%s', (hash, pathname, search) => {
  expect(shownAddress(hash)).toEqual({ pathname, search });
});
