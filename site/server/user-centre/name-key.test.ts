import { expect, test } from 'vitest';
import { nameKey } from './name-key';

test('case, width and space around make no other name', () => {
  for (const name of ['LiuLan', 'liulan', ' LIULAN ', 'ｌｉｕｌａｎ']) {
    expect(nameKey(name)).toBe('liulan');
  }
  expect(nameKey('柳岚')).toBe('柳岚');
  expect(nameKey('ÉMILE')).toBe(nameKey('émile'));
});
