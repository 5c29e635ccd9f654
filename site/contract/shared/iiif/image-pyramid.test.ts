import { expect, test } from 'vitest';
import { tilePath } from './addresses';
import { scaleFactorsOf, sizeAt, tileAt, tileFile, tilesOf } from './image-pyramid';

const picture = { width: 1280, height: 1600 };

test('picture up to 1,200 pixels has no levels, a larger one halves until it fits a tile', () => {
  expect(scaleFactorsOf({ width: 900, height: 1200 })).toEqual([]);
  expect(scaleFactorsOf({ width: 1201, height: 10 })).toEqual([1, 2, 4]);
  expect(scaleFactorsOf(picture)).toEqual([1, 2, 4]);
  expect(scaleFactorsOf({ width: 6000, height: 4000 })).toEqual([1, 2, 4, 8, 16]);
});

test('tiles of a level cover the picture once, the last ones with what is left', () => {
  for (const scale of scaleFactorsOf(picture)) {
    const area = tilesOf(picture, scale).reduce(
      (sum, { region }) => sum + region.width * region.height,
      0,
    );
    expect(area).toBe(1280 * 1600);
  }
  expect(tilesOf(picture, 1)).toHaveLength(12);
  expect(tilesOf(picture, 2).at(-1)).toEqual({
    scale: 2,
    column: 1,
    row: 1,
    region: { x: 1024, y: 1024, width: 256, height: 576 },
    size: { width: 128, height: 288 },
  });
  expect(tilesOf(picture, 4)).toHaveLength(1);
});

test('sizes are rounded up, so that the last pixel has a place', () => {
  expect(sizeAt({ width: 1281, height: 1599 }, 4)).toEqual({ width: 321, height: 400 });
});

test('there is no tile outside the picture', () => {
  expect(tileAt(picture, 1, 3, 0)).toBeUndefined();
  expect(tileAt(picture, 1, -1, 0)).toBeUndefined();
});

test('tile has a file and the canonical path of the Image API', () => {
  const tile = tilesOf(picture, 1)[2];
  expect(tile && tileFile('abc', tile)).toBe('abc-1_2_0.jpg');
  expect(tile && tilePath('/iiif/image/abc', tile)).toBe(
    '/iiif/image/abc/1024,0,256,512/256,512/0/default.jpg',
  );
});
