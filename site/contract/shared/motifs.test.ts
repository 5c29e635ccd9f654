import { expect, test } from 'vitest';
import { motifLabel, motifsIn } from './motifs';

test.each([
  ['青花缠枝牡丹纹梅瓶', ['peony', 'scroll']],
  ['饕餮纹圆鼎', ['mask']],
  ['五彩云龙赶珠纹罐', ['dragon', 'cloud']],
  ['金农《墨梅图》轴', ['plum']],
  ['五彩鱼藻纹罐', ['fish']],
  ['云泽秋山', ['landscape']],
  ['神人兽面纹玉琮', ['mask', 'figure']],
])('title %s names the motifs %j', (title, expected) => {
  expect(motifsIn(title)).toEqual(expected);
});

test.each(['龙泉窑高足杯', '官窑青釉鱼耳炉', '窑变釉梅瓶', '云泽湖', '白釉盖罐'])(
  'title %s names a kiln, a form or a place, and no motif',
  (title) => {
    expect(motifsIn(title)).toEqual([]);
  },
);

test('motif has a name in both languages, an unknown one none', () => {
  expect(motifLabel('lotus', 'zh')).toBe('莲');
  expect(motifLabel('lotus', 'en')).toBe('lotus');
  expect(motifLabel('none', 'en')).toBe('');
});
