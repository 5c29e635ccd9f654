import { expect, test } from 'vitest';
import { fold, foldWithOffsets } from './fold';

test.each([
  ['full width', 'ＹＺ．１９５８', 'yz.1958'],
  ['accents', 'Cloisonné Été', 'cloisonne ete'],
  ['traditional and simplified script', '圓鼎龍泉窯', '圆鼎龙泉窑'],
  ['tones', 'lúnyǔ lǜ', 'lunyu lu'],
  ['a character of both scripts', '乾隆', fold('乾隆')],
  ['compatibility forms', '㎝', 'cm'],
  ['Korean syllables', '한국', '한국'],
  ['rare characters', '簋甗觥𪚥', '簋甗觥𪚥'],
])('folding unifies %s', (_, text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a substring is folded like the same part of the whole text', () => {
  const text = '清乾隆粉彩九桃紋天球瓶，裏外施釉';
  for (const character of text) expect(fold(text)).toContain(fold(character));
});

test.each(['青銅鼎', '㎝鼎é', 'é', '𪚥ｘ', '½ and ①', ''])(
  'every offset in the folded %j maps to an offset in the original',
  (text) => {
    const foldedText = foldWithOffsets(text);
    expect(foldedText.folded).toBe(fold(text));
    expect(foldedText.toOriginalOffset(0)).toBe(0);
    expect(foldedText.toOriginalOffset(foldedText.folded.length)).toBe(text.length);
    for (let index = 0; index < foldedText.folded.length; index++) {
      expect(foldedText.toOriginalOffset(index)).toBeGreaterThanOrEqual(0);
      expect(foldedText.toOriginalOffset(index)).toBeLessThan(text.length);
    }
  },
);

test('an offset after a character that folds into several maps to the original', () => {
  const foldedText = foldWithOffsets('㎝鼎');
  expect(foldedText.toOriginalOffset(foldedText.folded.indexOf('鼎'))).toBe(1);
});
