import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captionPages, createCaptionPager } from './caption-pager';

const upTo = (length: number) => (page: string) => page.length <= length;

describe('caption pages', () => {
  const text = '馆藏20000余件，其中《云泽山水长卷》长1191.5厘米，为“镇馆之宝”。欢迎参观！';

  it.each([12, 20, 40])('of at most %i characters contain the complete text', (limit) => {
    const pages = captionPages(text, upTo(limit));
    expect(pages.join('')).toBe(text);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(limit);
  });

  it('keep numbers and pairs whole', () => {
    const pages = captionPages(text, upTo(12)).join('|');
    for (const whole of ['20000', '1191.5', '《云泽山水长卷》', '“镇馆之宝”'])
      expect(pages).toContain(whole);
  });

  it('are one page when everything fits', () => {
    expect(captionPages('鼎', () => true)).toEqual(['鼎']);
  });

  it('contain the complete text when nothing fits', () => {
    expect(captionPages('青铜', () => false).join('')).toBe('青铜');
  });

  it('contain every character of any text in a box of any size', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...Array.from('鼎，。“”1.a ')), maxLength: 200 }),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 70 }), (any, size) => {
        const pages = captionPages(any, upTo(size));
        expect(pages.join('')).toBe(any.replace(/\s+/g, ' ').trim());
        expect(pages).not.toContain('');
      }),
    );
  });
});

describe('caption page timing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('advances after the speaking time of a page and stays on the last', () => {
    const shown: string[] = [];
    const turner = createCaptionPager(
      window,
      () => null,
      () => undefined,
      (page) => shown.push(page),
    );
    turner.show('第一句话在这里。第二句。', 1);
    expect(shown).toEqual(['第一句话在这里。']);
    vi.advanceTimersByTime(1300);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual(['第一句话在这里。', '第二句。']);
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(2);
  });

  it('a newer text replaces an older one', () => {
    const shown: string[] = [];
    const turner = createCaptionPager(
      window,
      () => null,
      () => undefined,
      (page) => shown.push(page),
    );
    turner.show('一。二。', 1);
    turner.show('三。', 1);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(['一。', '三。']);
    turner.show('四。五。', 1.5);
    turner.stop();
    vi.advanceTimersByTime(60_000);
    expect(shown.at(-1)).toBe('四。');
  });

  it('tells the text of the later pages with each page', () => {
    const later: string[] = [];
    createCaptionPager(
      window,
      () => null,
      () => undefined,
      (_page, rest) => later.push(rest),
    ).show('一。二。三。', 1);
    vi.advanceTimersByTime(60_000);
    expect(later).toEqual(['二。三。', '三。', '']);
  });

  it('a page that fits at no length is shown once, also when the box changes its size', () => {
    let onResize: () => void = vi.fn();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          onResize = callback;
        }
        observe = () => onResize();
        disconnect = () => undefined;
      },
    );
    const box = { scrollHeight: 200, clientHeight: 100 } as HTMLElement;
    const shown: string[] = [];
    createCaptionPager(
      window,
      () => box,
      () => undefined,
      (page) => shown.push(page),
    ).show('鼎', 1);
    onResize();
    expect(shown).toEqual(['鼎']);
    vi.unstubAllGlobals();
  });
});
