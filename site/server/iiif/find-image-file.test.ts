import { expect, test } from 'vitest';
import { tilesOf, scaleFactorsOf } from '../../contract/shared/iiif/image-pyramid';
import { tilePath } from '../../contract/shared/iiif/addresses';
import { findImageFile } from './find-image-file';

const picture = { name: 'abc', full: 'whole.jpg', width: 1281, height: 1600 };
const find = (region: string, size: string, rotation = '0', file = 'default.jpg') =>
  findImageFile(picture, { region, size, rotation, file });

test.each([
  ['full', 'max', 'whole.jpg'],
  ['full', '1281,1600', 'whole.jpg'],
  ['0,0,1281,1600', 'max', 'whole.jpg'],
  ['full', '321,400', 'abc-4_0_0.jpg'],
  ['full', '320,400', 'abc-4_0_0.jpg'],
  ['1024,1024,257,512', '257,512', 'abc-1_2_2.jpg'],
  ['1024,1024,257,576', '129,288', 'abc-2_1_1.jpg'],
  ['1024,1024,257,576', '128,288', 'abc-2_1_1.jpg'],
])('region %s in size %s is the file %s', (region, size, file) => {
  expect(find(region, size)).toBe(file);
});

test.each([
  ['full', '640,800'],
  ['full', 'pct:50'],
  ['full', '^max'],
  ['square', 'max'],
  ['0,0,512,512', 'max'],
  ['0,0,512,512', '256,256'],
  ['1,0,512,512', '512,512'],
  ['2048,0,512,512', '512,512'],
  ['0,0,512', '512,512'],
  ['-1,0,512,512', '512,512'],
  ['0,0,9999999,512', '512,512'],
])('region %s in size %s is not offered at level 0', (region, size) => {
  expect(find(region, size)).toBeUndefined();
});

test('rotation, mirroring and other formats are not offered', () => {
  expect(find('full', 'max', '90')).toBeUndefined();
  expect(find('full', 'max', '!0')).toBeUndefined();
  expect(find('full', 'max', '0', 'gray.jpg')).toBeUndefined();
  expect(find('full', 'max', '0', 'default.png')).toBeUndefined();
});

test('every tile has a path that finds its own file', () => {
  const files = scaleFactorsOf(picture).flatMap((scale) =>
    tilesOf(picture, scale).map((tile) => {
      const [, region = '', size = ''] = tilePath('', tile).split('/');
      return find(region, size);
    }),
  );
  // The whole picture as a tile is its smallest size.
  expect(new Set(files).size).toBe(files.length);
});

test('picture without tiles has its own size only', () => {
  const small = { name: 'abc', full: 'small.jpg', width: 800, height: 600 };
  const of = (size: string) =>
    findImageFile(small, { region: 'full', size, rotation: '0', file: 'default.jpg' });
  expect([of('max'), of('800,600'), of('400,300')]).toEqual(['small.jpg', 'small.jpg', undefined]);
});
