import { expect, test } from 'vitest';
import { visibleTiles } from './visible-tiles';

const picture = { width: 4096, height: 4096 };
const frame = { left: 0, top: 0, width: 600, height: 600 };
const places = (shown: object, pixelRatio = 1) =>
  visibleTiles(picture, { shown: { ...frame, ...shown }, frame, pixelRatio }).map(
    ({ scale, column, row }) => `${scale}:${column},${row}`,
  );

test('whole picture needs the tile of the coarsest level', () => {
  expect(places({})).toEqual(['8:0,0']);
});

test('dense screen gets a finer level than a plain one', () => {
  expect(places({ width: 4096, height: 4096 }).at(-1)).toMatch(/^1:/);
  expect(places({ width: 1024, height: 1024 }).at(-1)).toMatch(/^4:/);
  expect(places({ width: 1024, height: 1024 }, 2).at(-1)).toMatch(/^2:/);
});

test('zoomed picture has the tiles in the frame only', () => {
  const shown = { left: -1000, top: -2000, width: 4096, height: 4096 };
  expect(places(shown)).toEqual([
    ...['2:0,1', '2:1,1', '2:0,2', '2:1,2'],
    ...['1:1,3', '1:2,3', '1:3,3', '1:1,4', '1:2,4', '1:3,4', '1:1,5', '1:2,5', '1:3,5'],
  ]);
});

test('largest zoom ends at the level of the full size', () => {
  const tiles = places({ left: -20_000, top: 0, width: 40_960, height: 40_960 });
  expect(tiles.at(-1)).toMatch(/^1:/);
});

test('picture out of sight, without size or without tiles has none', () => {
  expect(places({ left: 700 })).toEqual([]);
  expect(places({ left: -5000 })).toEqual([]);
  expect(places({ width: 0 })).toEqual([]);
  const small = { width: 900, height: 900 };
  expect(visibleTiles(small, { shown: frame, frame, pixelRatio: 1 })).toEqual([]);
});
