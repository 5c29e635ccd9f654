import { describe, expect, it, vi } from 'vitest';
import { unbreakableParts } from './unbreakable-parts';

describe('unbreakableParts', () => {
  it('keeps closing marks with the word before, opening ones with the word after', () => {
    expect(unbreakableParts('青铜，“鼎”！', false)).toEqual(['青铜，', '“鼎”！']);
  });

  it('keeps a number together, and with its unit', () => {
    expect(unbreakableParts('高 83.3 厘米', false)).toEqual(['高 ', '83.3 厘米']);
    expect(unbreakableParts('2021-2024年', false)).toEqual(['2021-2024年']);
  });

  it('keeps the content of bracket pairs together on request, also nested', () => {
    const text = '见《史记·“殷本纪”集解》卷三';
    expect(unbreakableParts(text, true)).toContain('《史记·“殷本纪”集解》');
    expect(unbreakableParts(text, false).length).toBeGreaterThan(3);
  });

  it('does not treat an apostrophe as a closing quote', () => {
    expect(unbreakableParts('(the museum’s oldest) piece', true)[0]).toBe('(the museum’s oldest) ');
  });

  it.each([true, false])(
    'keeps every character (pairs kept: %s), with and without Intl.Segmenter',
    (keepsPairs) => {
      const text = '“𠮷”字 3 次；see No. 12, e\u0301té …《卷》）。';
      expect(unbreakableParts(text, keepsPairs).join('')).toBe(text);
      vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
      expect(unbreakableParts(text, keepsPairs).join('')).toBe(text);
    },
  );
});
