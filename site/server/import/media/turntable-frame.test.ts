import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createJpeg } from '../../testing/fixture-pack';
import { temporaryFolder } from '../../testing/temporary-folder';
import { InvalidImageError } from './image-sizes';
import { openMediaStore } from './media-store';
import { inspectFrame } from './turntable-frame';

async function store(bytes: Uint8Array, dataDir = temporaryFolder('media')) {
  const path = join(temporaryFolder('frame'), 'frame');
  writeFileSync(path, bytes);
  const storeFrame = await inspectFrame(path, openMediaStore(dataDir));
  return storeFrame();
}

test.each([
  ['small', [480, 600], [480, 600]],
  ['tall', [1_500, 3_000], [600, 1_200]],
  ['wide', [2_400, 1_200], [1_200, 600]],
])(
  'a %s turntable frame is stored in both file types with at most 1,200 pixels',
  async (_, size, expectedSize) => {
    const [width = 0, height = 0] = size;
    const dataDir = temporaryFolder('media');
    const served = await store(await createJpeg('#3366cc', width, height), dataDir);
    expect([served.width, served.height]).toEqual(expectedSize);
    for (const [address, type] of [
      [served.avif, 'heif'],
      [served.webp, 'webp'],
    ] as const) {
      const made = await sharp(readFileSync(join(dataDir, address))).metadata();
      expect([made.format, made.width, made.height]).toEqual([type, ...expectedSize]);
    }
  },
);

test('storing the same turntable frame twice gives the same files', async () => {
  const dataDir = temporaryFolder('media');
  const first = await store(await createJpeg('#112233'), dataDir);
  expect(await store(await createJpeg('#112233'), dataDir)).toEqual(first);
});

test('a truncated turntable frame is rejected', async () => {
  const half = (await createJpeg('#123456', 400, 400)).subarray(0, 900);
  await expect(store(half)).rejects.toThrow(InvalidImageError);
});
