import { expect, test } from 'vitest';
import { fold, foldWithPlaces } from './fold';

test.each([
  ['full width', 'ＹＺ．１９５８', 'yz.1958'],
  ['accents', 'Cloisonné Été', 'cloisonne ete'],
  ['traditional script', '圓鼎龍泉窯', '圆鼎龙泉窑'],
  ['tones', 'lúnyǔ lǜ', 'lunyu lu'],
  ['a character of either script alike', '乾隆', fold('乾隆')],
  ['compatibility forms', '㎝', 'cm'],
  ['rare characters', '簋甗觥𪚥', '簋甗觥𪚥'],
])('does not tell %s apart', (_, text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a part of a text is folded as within it, so that it can be found there', () => {
  const text = '清乾隆粉彩九桃紋天球瓶，裏外施釉';
  for (const character of text) expect(fold(text)).toContain(fold(character));
});

test.each(['青銅鼎', '㎝鼎é', 'é', '𪚥ｘ', '½ and ①', ''])(
  'every place in the folded %s leads to where it was',
  (text) => {
    const { folded, placeOf } = foldWithPlaces(text);
    expect(folded).toBe(fold(text));
    expect(placeOf(0)).toBe(0);
    expect(placeOf(folded.length)).toBe(text.length);
    for (let index = 0; index < folded.length; index++) {
      expect(placeOf(index)).toBeGreaterThanOrEqual(0);
      expect(placeOf(index)).toBeLessThan(text.length);
    }
  },
);

test('a place behind a character that folds into several is found', () => {
  const { folded, placeOf } = foldWithPlaces('㎝鼎');
  expect(placeOf(folded.indexOf('鼎'))).toBe(1);
});
