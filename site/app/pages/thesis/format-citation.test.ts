import { expect, test } from 'vitest';
import { formatCitation } from './format-citation';

const paper = {
  title: '双桥墓地甬钟的调音',
  publishedAt: '2024-03-20T09:00:00+08:00',
  facts: { author: '沈砚秋、顾维', journal: '云泽文博', issue: '1', pages: '3—18' },
};

test('Chinese citation of a paper follows GB/T 7714', () => {
  expect(formatCitation(paper, 'zh')).toBe(
    '沈砚秋, 顾维. 双桥墓地甬钟的调音[J]. 云泽文博, 2024(1): 3—18.',
  );
});

test('English citation of a paper is in author-date form', () => {
  const facts = { author: 'Shen Yanqiu', journal: 'Yunze Studies', issue: '1', pages: '3–18' };
  expect(formatCitation({ ...paper, title: 'Tuning', facts }, 'en')).toBe(
    'Shen Yanqiu. 2024. “Tuning.” Yunze Studies no. 1: 3–18.',
  );
});

test('citation leaves out unknown facts of the paper', () => {
  expect(formatCitation({ title: '短文', publishedAt: '', facts: {} }, 'zh')).toBe('短文[J].');
  expect(formatCitation({ title: 'Note', publishedAt: 'some day' }, 'en')).toBe('“Note.”');
});
