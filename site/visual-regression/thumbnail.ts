import sharp from 'sharp';

/** A small greyscale version of a screenshot. */
export interface Thumbnail {
  width: number;
  height: number;
  /** Brightness of each pixel, row by row, 0 to 255. */
  pixels: Uint8Array;
}

/** Scales a screenshot to a greyscale thumbnail. */
export async function createThumbnail(screenshot: Buffer, width: number): Promise<Thumbnail> {
  const { data, info } = await sharp(screenshot)
    .flatten()
    .greyscale()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

export async function readThumbnail(file: string): Promise<Thumbnail> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** Writes a thumbnail as a PNG with ten greys; resolves with its size in bytes. */
export async function writeThumbnail(
  file: string,
  { width, height, pixels }: Thumbnail,
): Promise<number> {
  const { size } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 10, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(file);
  return size;
}
