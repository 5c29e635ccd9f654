import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createJpeg } from '../../testing/fixture-pack';
import { temporaryFolder } from '../../testing/temporary-folder';
import { inspectPicture, InvalidImageError, chooseWidths, type ServedPicture } from './image-sizes';
import { openMediaStore } from './media-store';

async function store(
  bytes: Uint8Array,
  dataDir = temporaryFolder('media'),
): Promise<ServedPicture> {
  const path = join(temporaryFolder('picture'), 'picture');
  writeFileSync(path, bytes);
  const storePicture = await inspectPicture(path, openMediaStore(dataDir));
  return storePicture();
}

test.each([
  [300, [300]],
  [560, [560]],
  [700, [560, 700]],
  [960, [560, 960]],
  [1_280, [560, 960, 1_280]],
  [1_600, [560, 960, 1_600]],
  [4_000, [560, 960, 1_600]],
])('a picture of %i pixels width is encoded in the widths %j', (width, sizes) => {
  expect(chooseWidths(width, [560, 960, 1_600])).toEqual(sizes);
});

test('a stored picture has both file types, its size and its mean colour', async () => {
  const dataDir = temporaryFolder('media');
  const served = await store(await createJpeg('#3366cc', 1_000, 500), dataDir);
  expect(served).toMatchObject({ width: 1_000, height: 500 });
  expect(served.color).toMatch(/^#3[0-9a-f]6[0-9a-f]c[0-9a-f]$/);
  const [avif, webp] = served.sources;
  expect(avif?.srcset).toMatch(
    /-320\.avif 320w, .*-560\.avif 560w, .*-960\.avif 960w, .*-1000\.avif 1000w$/,
  );
  expect(webp?.srcset).toMatch(/-320\.webp 320w, .*-560\.webp 560w, .*-960\.webp 960w$/);
  for (const [, address = '', width = ''] of `${avif?.srcset}, ${webp?.srcset}`.matchAll(
    /(\S+) (\d+)w/g,
  )) {
    const file = readFileSync(join(dataDir, address));
    expect((await sharp(file).metadata()).width).toBe(Number(width));
  }
  expect(readFileSync(join(dataDir, served.src))).toEqual(await createJpeg('#3366cc', 1_000, 500));
});

test('a photograph with Exif orientation is stored upright', async () => {
  const turned = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await store(turned)).toMatchObject({ width: 40, height: 60 });
});

test('a transparent picture keeps its alpha channel', async () => {
  const dataDir = temporaryFolder('media');
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawing = await sharp({ create: { width: 60, height: 40, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const served = await store(drawing, dataDir);
  expect(served.color).toBe('#ffffff');
  const [, address = ''] = /^(\S+) /.exec(served.sources[0]?.srcset ?? '') ?? [];
  expect((await sharp(readFileSync(join(dataDir, address))).metadata()).hasAlpha).toBe(true);
});

test('storing the same picture twice encodes it once', async () => {
  const dataDir = temporaryFolder('media');
  const first = await store(await createJpeg('#112233'), dataDir);
  const files = readdirSync(join(dataDir, 'media'));
  expect(await store(await createJpeg('#112233'), dataDir)).toEqual(first);
  expect(readdirSync(join(dataDir, 'media'))).toEqual(files);
});

test('storing a picture leaves no temporary files', async () => {
  const dataDir = temporaryFolder('media');
  await store(await createJpeg('#445566'), dataDir);
  const names = [
    ...readdirSync(join(dataDir, 'media')),
    ...readdirSync(join(dataDir, 'media-notes')),
  ];
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test.each([
  ['text', () => Buffer.from('no picture')],
  ['an empty file', () => Buffer.alloc(0)],
  ['a truncated picture', async () => (await createJpeg('#123456', 400, 400)).subarray(0, 900)],
  [
    'an SVG file',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
])('%s is rejected as a picture', async (_, make) => {
  await expect(store(await make())).rejects.toThrow(InvalidImageError);
});
