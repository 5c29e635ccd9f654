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

const song = [
  { family: '"Yunze Song"', unicodeRange: 'U+9752, U+94DC' },
  { family: 'Yunze Song', unicodeRange: 'U+9F0E-9F10' },
  { family: 'Source Serif 4', unicodeRange: 'U+0-10FFFF' },
];

test('a title of characters that the heading font holds keeps the heading font', async () => {
  expect(await faceOf('青铜鼎 (ding)', song)).toEqual({});
});

test('a title with one character outside the heading font is set whole in the own face', async () => {
  expect(await faceOf('青铜觚', song)).toEqual({ 'data-face': 'own' });
});

test('a document that names no heading font keeps every title', async () => {
  expect(await faceOf('青铜觚', [])).toEqual({});
});
