import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { inspectPicture } from './image-sizes';
import { openMediaStore } from './media-store';
import { stripMetadata } from './strip-metadata';

const latitude = '31/1 14/1 23/1';

/** A photograph with location and author in its metadata. */
function photograph(orientation?: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const exif = {
    IFD0: { Artist: 'SECRETNAME', Copyright: 'SECRETNAME' },
    IFD3: { GPSLatitude: latitude, GPSLatitudeRef: 'N' },
  };
  return sharp({ create: { width: 64, height: 40, channels: 3, noise, background: '#888' } })
    .withExif(exif)
    .withMetadata(orientation ? { orientation } : {})
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRETNAME</x:xmpmeta>');
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s file is stored without location and author',
  async (format) => {
    const original = await photograph().toFormat(format).toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const clean = await stripMetadata(original);
    const { exif, xmp, iptc, width, height } = await sharp(clean).metadata();
    expect({ exif, xmp, iptc, width, height }).toEqual({ width: 64, height: 40 });
    expect(clean.includes('SECRETNAME')).toBe(false);
  },
);

test.each(['jpeg', 'png'] as const)(
  'removing metadata from an upright %s file keeps its pixels identical',
  async (format) => {
    const original = await photograph().toFormat(format).toBuffer();
    expect(await pixelsOf(await stripMetadata(original))).toEqual(await pixelsOf(original));
  },
);

test('a photograph with Exif orientation is rotated when its metadata is removed', async () => {
  const original = await photograph(6).jpeg().toBuffer();
  const { width, height, orientation } = await sharp(await stripMetadata(original)).metadata();
  expect([width, height]).toEqual([40, 64]);
  expect(orientation ?? 1).toBe(1);
});

test('a colour profile is kept when metadata is removed', async () => {
  const original = await photograph().withIccProfile('p3').jpeg().toBuffer();
  expect((await sharp(await stripMetadata(original)).metadata()).icc).toBeDefined();
});

test('the original stored by an import has no Exif', async () => {
  const path = join(temporaryFolder('picture'), 'picture');
  const dataDir = temporaryFolder('media');
  writeFileSync(path, await photograph().jpeg().toBuffer());
  const { src } = await (await inspectPicture(path, openMediaStore(dataDir)))();
  const published = readFileSync(join(dataDir, src));
  expect((await sharp(published).metadata()).exif).toBeUndefined();
  expect(published.includes('SECRETNAME')).toBe(false);
});
