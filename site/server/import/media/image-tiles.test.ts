import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createJpeg } from '../../testing/fixture-pack';
import { temporaryFolder } from '../../testing/temporary-folder';
import { pictureName } from './image-sizes';
import { inspectTiles, tilesName } from './image-tiles';
import { openMediaStore } from './media-store';

async function store(bytes: Uint8Array, dataDir = temporaryFolder('media')) {
  const path = join(temporaryFolder('picture'), 'picture');
  writeFileSync(path, bytes);
  const tiled = await (await inspectTiles(path, openMediaStore(dataDir)))();
  return { tiled, files: readdirSync(join(dataDir, 'media')).sort(), dataDir };
}

test('large picture is cut into the tiles of every level', async () => {
  const bytes = await createJpeg('#0a5', 1300, 700);
  const { tiled, files, dataDir } = await store(bytes);
  const name = tilesName(bytes);
  expect(tiled).toMatchObject({
    name,
    width: 1300,
    height: 700,
    full: `${pictureName(bytes)}.jpg`,
  });
  expect(files).toEqual(
    [...['1_0_0', '1_1_0', '1_2_0', '1_0_1', '1_1_1', '1_2_1'], ...['2_0_0', '2_1_0', '4_0_0']]
      .map((place) => `${name}-${place}.jpg`)
      .sort(),
  );
  const sizeOf = async (place: string) => {
    const { width, height } = await sharp(
      join(dataDir, 'media', `${name}-${place}.jpg`),
    ).metadata();
    return [width, height];
  };
  expect(await sizeOf('1_2_1')).toEqual([276, 188]);
  expect(await sizeOf('2_1_0')).toEqual([138, 350]);
  expect(await sizeOf('4_0_0')).toEqual([325, 175]);
});

test('tiles beside each other join without a seam', async () => {
  const half = (background: string) =>
    sharp({ create: { width: 512, height: 1300, channels: 3, background } })
      .png()
      .toBuffer();
  const bytes = await sharp({
    create: { width: 1024, height: 1300, channels: 3, background: '#fff' },
  })
    .composite([
      { input: await half('#204060'), left: 0, top: 0 },
      { input: await half('#c08040'), left: 512, top: 0 },
    ])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const { tiled, dataDir } = await store(bytes);
  const edge = async (column: number, left: number) => {
    const tile = sharp(join(dataDir, 'media', `${tiled.name}-1_${column}_0.jpg`));
    const { data } = await tile
      .extract({ left, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };
  const isNear = (pixel: number[], expected: number[]) =>
    pixel.every((value, at) => Math.abs(value - (expected[at] ?? 0)) < 6);
  expect(isNear(await edge(0, 511), [0x20, 0x40, 0x60])).toBe(true);
  expect(isNear(await edge(1, 0), [0xc0, 0x80, 0x40])).toBe(true);
});

test('picture that is no JPEG has a JPEG of its full size, transparent parts are white', async () => {
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { tiled, files, dataDir } = await store(bytes);
  expect(files).toEqual([`${tilesName(bytes)}-max.jpg`]);
  expect(tiled.full).toBe(files[0]);
  const { data } = await sharp(join(dataDir, 'media', tiled.full))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('tiles that exist are not written again', async () => {
  const bytes = await createJpeg('#0a5', 1300, 700);
  const { files, dataDir } = await store(bytes);
  const times = () => files.map((file) => statSync(join(dataDir, 'media', file)).mtimeMs);
  const before = times();
  await store(bytes, dataDir);
  expect(times()).toEqual(before);
});
