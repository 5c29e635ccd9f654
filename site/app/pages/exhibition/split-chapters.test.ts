import { expect, test } from 'vitest';
import { splitChapters } from './split-chapters';

test('exhibition text is split into chapters at its second-level headings', () => {
  const html =
    '<p>前言</p><h2>一 <em>鼎</em></h2><p>甲</p><h3>小</h3><h2 lang="zh">二</h2><p>乙</p>';
  expect(splitChapters(html)).toEqual([
    { label: '一 鼎', html: '<p>甲</p><h3>小</h3>' },
    { label: '二', html: '<p>乙</p>' },
  ]);
});

test('exhibition text without headings has no chapters', () => {
  expect(splitChapters('<p>前言</p>')).toEqual([]);
  expect(splitChapters('')).toEqual([]);
});
