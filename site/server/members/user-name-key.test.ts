import { expect, test } from 'vitest';
import { normaliseUserName } from './user-name-key';

test('names that differ in case, width or surrounding space have the same key', () => {
  for (const name of ['LiuLan', 'liulan', ' LIULAN ', 'ｌｉｕｌａｎ']) {
    expect(normaliseUserName(name)).toBe('liulan');
  }
  expect(normaliseUserName('柳岚')).toBe('柳岚');
  expect(normaliseUserName('ÉMILE')).toBe(normaliseUserName('émile'));
});
