import { expect, test } from 'vitest';
import { chooseSize, picturesForPhone } from './phone-files';

const srcset = '/media/a-320.avif 320w, /media/a-560.avif 560w, /media/a-960.avif 960w';
const picture = (sizes: string) =>
  `<picture><source type="image/avif" srcset="${srcset}" sizes="${sizes}"><img src="/media/a.jpg"></picture>`;

test.each([
  [100, '/media/a-320.avif'],
  [560, '/media/a-560.avif'],
  [2_000, '/media/a-960.avif'],
])('picture %i pixels wide is taken from a sufficient file', (width, path) => {
  expect(chooseSize(srcset, width)).toBe(path);
});

test('size of a picture follows the part of the width that it takes on a phone', () => {
  expect(picturesForPhone(picture('(min-width: 900px) 52vw, 92vw'))).toEqual(['/media/a-960.avif']);
  expect(picturesForPhone(picture('(min-width: 900px) 20vw, 46vw'))).toEqual(['/media/a-560.avif']);
});

test('drawings of the build are kept, pictures of other hosts and in the page are not', () => {
  const html = '<img src="/assets/a.svg"><img src="data:image/svg+xml,x"><img src="//b.example/c">';
  expect(picturesForPhone(html)).toEqual(['/assets/a.svg']);
});
