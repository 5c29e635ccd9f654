import sharp from 'sharp';
import { expect, test } from 'vitest';
import { distance, labOf, labOfHex, toHex } from '../../colour/lab';
import { paletteOf } from './palette';

const block = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test.each(['#000000', '#ffffff', '#a8322a', '#2f6b5b', '#28536b'])(
  '%s is the same after a change to CIELAB and back',
  (color) => {
    expect(toHex(labOfHex(color))).toBe(color);
  },
);

test('CIELAB of white, black and sRGB red are those of the standard', () => {
  const round = ([l, a, b]: readonly [number, number, number]) => [l, a, b].map(Math.round);
  expect(round(labOf(255, 255, 255)).map(Math.abs)).toEqual([100, 0, 0]);
  expect(round(labOf(0, 0, 0)).map(Math.abs)).toEqual([0, 0, 0]);
  expect(round(labOf(255, 0, 0))).toEqual([53, 80, 67]);
});

test('palette has the colours of the object without its ground, the most frequent one first', async () => {
  const bytes = await sharp(await block('#c8c4bc', 200, 200))
    .composite([
      { input: await block('#2a6f62', 100, 100), left: 50, top: 40 },
      { input: await block('#7a3a20', 100, 30), left: 50, top: 140 },
    ])
    .png()
    .toBuffer();
  const palette = await paletteOf(bytes);
  expect(palette.map(({ share }) => Math.round(share * 10))).toEqual([8, 2]);
  const [first, second] = palette.map(({ color }) => labOfHex(color));
  expect(first && distance(first, labOfHex('#2a6f62'))).toBeLessThan(6);
  expect(second && distance(second, labOfHex('#7a3a20'))).toBeLessThan(6);
});

test('picture that is filled by one colour has it alone', async () => {
  const palette = await paletteOf(await block('#28536b', 120, 80));
  expect(palette).toEqual([{ color: '#28536b', share: 1 }]);
});

test('grey picture of one channel has a palette', async () => {
  const grey = await sharp(await block('#808080', 90, 90))
    .greyscale()
    .png()
    .toBuffer();
  expect(await paletteOf(grey)).toEqual([{ color: '#808080', share: 1 }]);
});
