import type { Vessel } from './vessel';

// A table is read across.
// prettier-ignore
export const earlyVessels: readonly Vessel[] = [
  { id: 'pen-painted', name: { zh: '彩陶盆', en: 'Painted pottery basin' }, profile: [[6, 0], [10, 4], [14.6, 10], [15.4, 13], [15.4, 13], [16.8, 16.7]], wall: 0.6, floor: 0.7, bands: [{ from: 8, to: 13.6, motif: 'whorl' }] },
  { id: 'guan-majiayao', name: { zh: '彩陶罐', en: 'Painted jar with whirls' }, profile: [[6, 0], [9, 5], [15, 14], [17, 21], [13, 27], [6, 30], [6, 30], [6.6, 34.4]], wall: 0.7, floor: 0.8, bands: [{ from: 14, to: 24, motif: 'whorl' }, { from: 25, to: 29, motif: 'waves' }], handles: { shape: 'loop', from: 12, to: 17 } },
  { id: 'bottle-pointed', name: { zh: '小口瓶', en: 'Narrow-mouthed bottle' }, profile: [[1.6, 0], [5, 5], [9, 14], [10.4, 22], [7, 29], [3, 33], [3, 33], [4.4, 37]], wall: 0.6, floor: 1.4, bands: [{ from: 12, to: 28, motif: 'cord' }], handles: { shape: 'loop', from: 15, to: 20 } },
  { id: 'beaker-black', name: { zh: '蛋壳黑陶杯', en: 'Eggshell-black stem cup' }, profile: [[4, 0], [1.4, 1], [1.2, 5], [2.2, 7], [3.4, 9], [3.2, 13], [5.2, 17.9]], wall: 0.15, floor: 9, bands: [{ from: 1.5, to: 5, motif: 'lines' }, { from: 10, to: 12.6, motif: 'lines' }] },
  { id: 'gui-pitcher', name: { zh: '陶簋', en: 'Pottery gui' }, profile: [[8, 0], [6, 3], [6, 3], [10, 6], [12, 12], [12.6, 15]], wall: 0.6, floor: 3.6, bands: [{ from: 7, to: 13, motif: 'cord' }] },
  { id: 'cong-tube', name: { zh: '玉琮', en: 'Jade cong' }, profile: [[3.6, 0], [3.6, 1.8], [3.6, 1.8], [5.1, 1.8], [5.1, 1.8], [5.1, 13.3], [5.1, 13.3], [3.6, 13.3], [3.6, 13.3], [3.6, 15.1]], wall: 1.4, floor: 0.05, bands: [{ from: 2.4, to: 7.2, motif: 'animal-mask' }, { from: 7.8, to: 12.6, motif: 'animal-mask' }] },
  { id: 'jade-bowl', name: { zh: '玉碗', en: 'Jade bowl' }, profile: [[3.4, 0], [3.2, 1.2], [3.2, 1.2], [5.6, 3], [7, 6], [7.4, 8]], wall: 0.35, floor: 1.6, bands: [{ from: 3.4, to: 7, motif: 'lotus-petals' }] },
  { id: 'cang', name: { zh: '陶仓', en: 'Granary model' }, profile: [[9, 0], [9.6, 3], [9.6, 14], [8.6, 21], [5, 24], [5, 27]], wall: 0.6, floor: 0.8, bands: [{ from: 4, to: 6, motif: 'lines' }, { from: 10, to: 12, motif: 'lines' }, { from: 16, to: 18, motif: 'lines' }] },
  { id: 'hu-glazed', name: { zh: '釉陶壶', en: 'Glazed hu' }, profile: [[8, 0], [7.2, 5], [7.2, 5], [11.6, 12], [12.4, 18], [9, 24], [6, 28], [6, 32], [7.6, 34.6]], wall: 0.6, floor: 5.6, bands: [{ from: 15, to: 17, motif: 'waves' }, { from: 20, to: 23, motif: 'scroll' }], handles: { shape: 'loop', from: 18, to: 22 } },
  { id: 'eared-cup', name: { zh: '耳杯（剖面）', en: 'Eared cup, section' }, profile: [[3, 0], [5, 1], [7.4, 3.6], [8.6, 5.2]], wall: 0.25, floor: 0.5, bands: [{ from: 2.4, to: 4.6, motif: 'scroll' }] },
  { id: 'lian-box', name: { zh: '奁', en: 'Toilet box (lian)' }, profile: [[9, 0], [9, 0], [9, 12]], wall: 0.3, floor: 0.5, bands: [{ from: 1, to: 2.4, motif: 'lines' }, { from: 4, to: 8.6, motif: 'scroll' }, { from: 10, to: 11.4, motif: 'lines' }] },
  { id: 'ewer-chicken', name: { zh: '鸡首壶（壶身）', en: 'Chicken-head ewer, body' }, profile: [[5.6, 0], [6, 1.4], [9.6, 9], [10.2, 15], [7, 20], [3.6, 22], [3.4, 26], [5, 28.7]], wall: 0.5, floor: 0.8, bands: [{ from: 15, to: 18, motif: 'lotus-petals' }], handles: { shape: 'loop', from: 17, to: 20 } },
  { id: 'lotus-zun', name: { zh: '莲花尊', en: 'Lotus vase' }, profile: [[9, 0], [7, 4], [7, 4], [11, 11], [12.4, 20], [8, 28], [5, 32], [5, 38], [8, 42]], wall: 0.6, floor: 5, bands: [{ from: 8, to: 18, motif: 'lotus-petals' }, { from: 19, to: 26, motif: 'lotus-petals' }, { from: 38, to: 41, motif: 'lines' }], handles: { shape: 'loop', from: 27, to: 31 } },
  { id: 'sancai-jar', name: { zh: '三彩罐', en: 'Three-colour jar' }, profile: [[6, 0], [6.4, 1], [11, 9], [12.2, 15], [9.6, 20], [6, 22], [6, 22], [7.4, 24.7]], wall: 0.6, floor: 0.8, bands: [{ from: 9, to: 16, motif: 'lotus-petals' }, { from: 17, to: 20, motif: 'lines' }] },
  { id: 'silver-cup', name: { zh: '银杯', en: 'Silver stem cup' }, profile: [[3, 0], [1, 0.8], [0.9, 2.4], [2.6, 3.2], [3.6, 5], [3.8, 6.9]], wall: 0.15, floor: 3.4, bands: [{ from: 3.8, to: 6, motif: 'scroll' }] },
  { id: 'xing-jar', name: { zh: '邢窑罐', en: 'Xing-ware jar' }, profile: [[6, 0], [6.2, 1], [9, 8], [9.2, 16], [7, 21], [4.6, 23], [5.4, 25.8]], wall: 0.5, floor: 0.8, bands: [{ from: 21, to: 22.4, motif: 'lines' }] },
];
