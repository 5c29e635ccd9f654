import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { splitSentences } from './sentences';

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('splitSentences', () => {
  it('ends a piece at 。！？ and ；', () => {
    expect(splitSentences('青铜鼎。礼器！何用？盛食；祭祀。')).toEqual([
      '青铜鼎。',
      '礼器！',
      '何用？',
      '盛食；',
      '祭祀。',
    ]);
  });

  it('keeps a sentence of sixty characters whole, regardless of its commas', () => {
    const text = `${'鼎'.repeat(29)}，${'簋'.repeat(29)}。`;
    expect(splitSentences(text)).toEqual([text]);
  });

  it('cuts a longer sentence at the last comma within the limit', () => {
    const text = `${'鼎'.repeat(20)}，${'簋'.repeat(20)}，${'罍'.repeat(40)}。`;
    expect(splitSentences(text)).toEqual([text.slice(0, 42), text.slice(42)]);
  });

  it('prefers a comma to 、 and 、 to a word boundary', () => {
    const comma = `${'鼎'.repeat(10)}，${'簋'.repeat(30)}、${'罍'.repeat(40)}`;
    expect(splitSentences(comma)[0]).toBe(comma.slice(0, 11));
    const pause = `${'鼎'.repeat(10)}、${'簋'.repeat(70)}`;
    expect(splitSentences(pause)[0]).toBe(pause.slice(0, 11));
  });

  it('breaks English between words only', () => {
    const text =
      'The bronze cauldron was cast in sections and joined while the metal was still warm enough to bind';
    const pieces = splitSentences(text);
    expect(pieces.length).toBe(2);
    expect(pieces.every((piece) => / $|bind$/.test(piece))).toBe(true);
  });

  it('does not break a Chinese word', () => {
    const text = '这件青铜器'.repeat(30);
    for (const piece of splitSentences(text).slice(0, -1))
      expect(piece).toMatch(/(这件|青铜器|青铜)$/);
  });

  it.each([
    '1,234,567',
    '3.14159',
    '12:30:45',
    '2021-2024',
    '一千二百三十四万',
    '１２３',
    '98.5%',
    '3500 年',
  ])('does not break %s at any position', (number) => {
    for (let offset = 45; offset < 62; offset++) {
      const pieces = splitSentences('鼎'.repeat(offset) + number + '簋'.repeat(40));
      expect(pieces.some((piece) => piece.includes(number))).toBe(true);
    }
  });

  it.each([
    '《清明上河图》',
    '“天行健，君子以自强不息”',
    '“第一句。第二句。”',
    '（高二十厘米，重三千克）',
  ])('keeps the pair %s together at any position', (pair) => {
    for (let offset = 0; offset < 62; offset++) {
      const pieces = splitSentences('鼎'.repeat(offset) + pair + '簋'.repeat(40));
      expect(pieces.some((piece) => piece.includes(pair))).toBe(true);
    }
  });

  it('cuts a quotation longer than the limit, at its sentence ends first', () => {
    const pieces = splitSentences(
      `他说：“${'鼎'.repeat(35)}。${'簋'.repeat(10)}，${'罍'.repeat(40)}。”`,
    );
    expect(pieces[0]).toBe('他说：');
    expect(pieces[1]).toBe(`“${'鼎'.repeat(35)}。`);
  });

  it('does not split surrogate pairs and combining characters', () => {
    const pieces = splitSentences('𠮷'.repeat(100) + 'e\u0301'.repeat(50));
    for (const piece of pieces)
      expect(piece).not.toMatch(/^[\udc00-\udfff\u0301]|[\ud800-\udbff]$/);
    expect(pieces.join('')).toBe('𠮷'.repeat(100) + 'e\u0301'.repeat(50));
  });

  it('cuts a word that exceeds the limit', () => {
    const pieces = splitSentences('https://example.org/' + 'x'.repeat(150));
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(60);
  });

  it('returns single characters for the smallest limit', () => {
    expect(splitSentences('鼎𠮷“3”', 1)).toEqual(['鼎', '𠮷', '“', '3', '”']);
  });

  it('collapses white space and returns no piece for blank text', () => {
    expect(splitSentences('  青铜\n\t 鼎 ')).toEqual(['青铜 鼎']);
    expect(splitSentences(' \n ')).toEqual([]);
  });

  it('works in a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(splitSentences('青铜鼎。“礼器！”何用？ It stands. Look;')).toEqual([
      '青铜鼎。',
      '“礼器！”',
      '何用？ ',
      'It stands. Look;',
    ]);
    const long = '𠮷'.repeat(45) + 'bronze'.repeat(8);
    expect(splitSentences(long).join('')).toBe(long);
    expect(splitSentences(long)[0]).not.toMatch(/[\ud800-\udbff]$/);
  });

  it('keeps every character of any text, and the limit', () => {
    const unit = fc.constantFrom(...Array.from('鼎簋，。；：《》“”（）、！？…1234.,%- abc\n𠮷é—'));
    const text = fc.oneof(
      fc.string({ unit, maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 60 }), (any, limit) => {
        const pieces = splitSentences(any, limit);
        expect(pieces.join('')).toBe(collapse(any));
        expect(pieces.filter((piece) => piece.length === 0 || piece.length > limit)).toEqual([]);
      }),
    );
  });
});
