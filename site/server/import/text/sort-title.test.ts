import { expect, test } from 'vitest';
import { sortTitle } from './sort-title';

test('Chinese title is compared by its pinyin, an English one without case', () => {
  expect(sortTitle('青花梅瓶', 'zh')).toBe('qing hua mei ping 青花梅瓶');
  expect(sortTitle('《音乐》', 'zh')).toMatch(/^yin yue /);
  expect(sortTitle('Étui of Bronze', 'en')).toBe('etui of bronze');
});

test('Chinese title without Chinese is compared as it stands', () => {
  expect(sortTitle('No. 7', 'zh')).toBe('no. 7');
});
