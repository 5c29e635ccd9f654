import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function faceOf(title: string, fonts: { family: string; unicodeRange: string }[]) {
  vi.stubGlobal('document', { fonts });
  const { titleFace } = await import('./title-face');
  return titleFace(title);
}

const fontFaces = [
  { family: '"Yunze Song"', unicodeRange: 'U+9752, U+94DC' },
  { family: 'Yunze Song', unicodeRange: 'U+9F0E-9F10' },
  { family: 'Source Serif 4', unicodeRange: 'U+0-10FFFF' },
];

test('a title of characters that the heading font holds keeps the heading font', async () => {
  expect(await faceOf('青铜鼎 (ding)', fontFaces)).toEqual({});
});

test('a title with one character outside the heading font is set entirely in the fallback font', async () => {
  expect(await faceOf('青铜觚', fontFaces)).toEqual({ 'data-face': 'own' });
});

test('every title keeps the heading font in a document without font faces', async () => {
  expect(await faceOf('青铜觚', [])).toEqual({});
});

test.each([
  ['“青花”的搜索结果', true],
  ['《论语》', true],
  ['青铜“鼎”', undefined],
])('title %s is marked as beginning with an opening mark: %s', async (title, isMarked) => {
  expect((await faceOf(title, []))['data-opening']).toBe(isMarked);
});

test.each([
  ['八件甬钟的双音数据公开', true],
  ['一千四百张考古线图', undefined],
  ['云泽四时：四幅山水的颜色', undefined],
])(
  'title %s is marked as having a phrase longer than a line of a phone: %s',
  async (title, isMarked) => {
    expect((await faceOf(title, []))['data-long']).toBe(isMarked);
  },
);
