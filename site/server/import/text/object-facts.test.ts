import { expect, test } from 'vitest';
import { formatCredit } from './credit-line';
import { translateCreditLine } from './chinese-credit';
import { translateDimensions } from './chinese-size';

test.each([
  ['H. 14.3 cm; W. 12.5 cm', '高 14.3 厘米，宽 12.5 厘米'],
  ['H. 5 3/16 in. (13.2 cm); L. 7 5/16 in. (18.5 cm)', '高 13.2 厘米，长 18.5 厘米'],
  [
    '15.7 × 9.5 cm (6 3/16 × 3 3/4 in.); Diam.: 9.5 cm (3 3/4 in.)',
    '15.7 × 9.5 厘米，直径 9.5 厘米',
  ],
  [
    'Diam.: 19.7 cm (7 3/4 in.); With lid: H.: 18.7 cm (7 3/8 in.)',
    '直径 19.7 厘米，连盖高 18.7 厘米',
  ],
  [
    'H. (figure) 50 in. (127 cm); H. (with base) 92 in. (233.7 cm)',
    '像高 127 厘米，连座高 233.7 厘米',
  ],
  ['H. 2 cm; Diam. of rim 15.9 cm', '高 2 厘米，口径 15.9 厘米'],
  ['86 × 63.5 × 47 cm each', '各 86 × 63.5 × 47 厘米'],
  ['Diam.: 21 cm (8 1/4 in.); Thickness: D.: 0.5 cm (3/16 in.)', '直径 21 厘米，厚 0.5 厘米'],
  ['Height: 10 in. Diameter: 4 1/2 in.', '高 25.4 厘米，直径 11.4 厘米'],
  ['H. 38.7 cm (15.2 in.)\ndiam. 17.5 cm 高 38.7 厘米', '高 38.7 厘米，直径 17.5 厘米'],
])('the size %j is translated to %s', (size, chinese) => {
  expect(translateDimensions(size)).toBe(chinese);
});

test('a size with an unknown label stays in English without its inches', () => {
  expect(translateDimensions('Lining repeat: 16.5 cm (6 1/2 in.)')).toBe('Lining repeat: 16.5 cm');
  expect(translateDimensions('Guanyin: 39 1/4 in. (99.7 cm)')).toBe('Guanyin: 99.7 cm');
});

test.each([
  [
    'Gift of the John Huntington Art and Polytechnic Trust',
    'John Huntington Art and Polytechnic Trust 捐赠',
  ],
  ['Bequest of John M. Crawford Jr., 1988', 'John M. Crawford Jr. 遗赠（1988 年）'],
  ['Purchase from the J. H. Wade Fund', 'J. H. Wade Fund 购藏'],
  ['Lucy Maud Buckingham Collection', 'Lucy Maud Buckingham Collection 旧藏'],
  [
    'Ex coll.: C. C. Wang Family, Gift of The Dillon Fund, 1973',
    'C. C. Wang Family 旧藏；The Dillon Fund 捐赠（1973 年）',
  ],
  ['Purchase, Joseph Pulitzer Bequest, 1934', '购藏；Joseph Pulitzer 遗赠（1934 年）'],
  ['Anonymous Gift, 1943', '匿名捐赠（1943 年）'],
])('the credit line %j is translated to %s', (credit, chinese) => {
  expect(translateCreditLine(credit)).toBe(chinese);
});

test('a credit line of an unknown form is not translated', () => {
  expect(translateCreditLine('Found in the cellar')).toBeUndefined();
});

test('a credit contains no file name of the pack and no SPDX identifier', () => {
  expect(formatCredit('Montage from CC0 images (see objects.json)', 'CC0-1.0').en).toBe(
    'Montage from CC0 images · CC0 1.0',
  );
  expect(formatCredit('CC0-1.0 (drawn here; not a photograph)')).toEqual({
    zh: 'CC0 1.0',
    en: 'CC0 1.0',
  });
  expect(formatCredit('Gary Todd / Wikimedia Commons', 'PD')).toEqual({
    zh: 'Gary Todd / Wikimedia Commons · 公有领域',
    en: 'Gary Todd / Wikimedia Commons · Public domain',
  });
  expect(formatCredit('original', 'CC-BY-SA-4.0')).toEqual({
    zh: '原创 · CC BY-SA 4.0',
    en: 'Original work · CC BY-SA 4.0',
  });
  expect(formatCredit('Anagoria', 'CC BY 3.0').en).toBe('Anagoria · CC BY 3.0');
});
