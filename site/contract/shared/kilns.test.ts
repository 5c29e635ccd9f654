import { expect, test } from 'vitest';
import { kilnIn, kilnLabel } from './kilns';

test.each([
  [['汝窑天青釉洗', '瓷，天青釉'], 'ru'],
  [['Brush washer, Ru ware'], 'ru'],
  [['建窑兔毫盏'], 'jian'],
  [['Foliate dish', 'Longquan ware; stoneware'], 'longquan'],
  [['黑釉起线纹双系罐', 'Northern black ware; Cizhou type'], 'cizhou'],
  [['青花瓷', 'Porcelain painted with cobalt blue (Jingdezhen ware)'], 'jingdezhen'],
  [['宜兴紫砂；泥片拍打成型'], 'yixing'],
  [['白瓷（德化窑）'], 'dehua'],
  [['仿汝窑青瓷洗'], ''],
  [['窑变釉梅瓶', '铜红窑变釉'], ''],
  [['Earthenware with lead glaze', 'Congruent ware'], ''],
  [[], ''],
])('texts %j name the kiln %j', (texts, expected) => {
  expect(kilnIn(texts)).toBe(expected);
});

test('kiln has a name in both languages, an unknown one its value', () => {
  expect(kilnLabel('ru', 'zh')).toBe('汝窑');
  expect(kilnLabel('ru', 'en')).toBe('Ru kilns');
  expect(kilnLabel('none', 'zh')).toBe('none');
});
