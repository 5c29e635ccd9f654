import { expect, test } from 'vitest';
import { describeThumbnail } from './thumbnail';

const picture = { src: '/media/a.jpg', width: 1440, height: 720, alt: '' };
const srcset = '/media/a-960.webp 960w, /media/a-480.webp 480w';

test('thumbnail of a picture is its narrowest version, with its size', () => {
  const sources = [
    { type: 'image/avif', srcset: '/media/a-480.avif 480w' },
    { type: 'image/webp', srcset },
  ];
  expect(describeThumbnail({ ...picture, sources }, 'https://museum.example')).toEqual({
    id: 'https://museum.example/media/a-480.webp',
    type: 'Image',
    format: 'image/webp',
    width: 480,
    height: 240,
  });
});

test('thumbnail of a picture without versions is the picture itself', () => {
  expect(describeThumbnail(picture, 'https://museum.example')).toEqual({
    ...{ id: 'https://museum.example/media/a.jpg', type: 'Image', width: 1440, height: 720 },
  });
});
