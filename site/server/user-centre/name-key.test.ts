import { expect, test } from 'vitest';
import { nameKey } from './name-key';

test('names that differ in case, width or surrounding space have the same key', () => {
  for (const name of ['LiuLan', 'liulan', ' LIULAN ', 'ｌｉｕｌａｎ']) {
    expect(nameKey(name)).toBe('liulan');
  }
  expect(nameKey('柳岚')).toBe('柳岚');
  expect(nameKey('ÉMILE')).toBe(nameKey('émile'));
});
