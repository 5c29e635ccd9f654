import { expect, test } from 'vitest';
import { makeImage } from '../../testing/records';
import { downloadsOf, formatBytes } from './downloads';
import { licenceOf } from '../../../contract/shared/licence';

test('downloads are the original and the smaller WebP sizes, the largest first', () => {
  const image = makeImage({
    src: '/media/a.jpg',
    width: 1280,
    height: 1600,
    sources: [
      { type: 'image/avif', srcset: '/media/a-320.avif 320w' },
      { type: 'image/webp', srcset: '/media/a-320.webp 320w, /media/a-960.webp 960w' },
    ],
  });
  expect(downloadsOf(image, 'ding')).toEqual([
    { src: '/media/a.jpg', name: 'ding-1280.jpg', format: 'JPEG', width: 1280, height: 1600 },
    { src: '/media/a-960.webp', name: 'ding-960.webp', format: 'WebP', width: 960, height: 1200 },
    { src: '/media/a-320.webp', name: 'ding-320.webp', format: 'WebP', width: 320, height: 400 },
  ]);
});

test('picture without smaller sizes has the original alone', () => {
  const image = makeImage({ src: '/media/a.png', width: 320, height: 200, sources: [] });
  expect(downloadsOf(image, 'ding').map(({ name }) => name)).toEqual(['ding-320.png']);
});

test.each([
  [200, '1 KB'],
  [421_888, '412 KB'],
  [1_363_148, '1.3 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
  ['https://creativecommons.org/publicdomain/mark/1.0/', 'Public Domain Mark 1.0'],
  ['https://creativecommons.org/licenses/by-nc-sa/4.0/', 'CC BY-NC-SA 4.0'],
  ['http://rightsstatements.org/vocab/InC/1.0/', 'In Copyright'],
  ['http://rightsstatements.org/vocab/unknown/1.0/', undefined],
  ['https://elsewhere.example/', undefined],
])('licence %s is called %s', (uri, name) => {
  expect(licenceOf(uri)?.name).toBe(name);
});
